import { account } from './rooms/account.ts'
import { admin } from './rooms/admin.ts'
import { auth } from './rooms/auth.ts'
import { browse } from './rooms/browse.ts'
import { common } from './rooms/common.ts'
import { costs } from './rooms/costs.ts'
import { domain } from './rooms/domain.ts'
import { listingForm } from './rooms/listing-form.ts'
import { map } from './rooms/map.ts'
import { market } from './rooms/market.ts'
import { messages } from './rooms/messages.ts'
import { property } from './rooms/property.ts'
import { saved } from './rooms/saved.ts'
import { shell } from './rooms/shell.ts'
import { support } from './rooms/support.ts'
import { tours } from './rooms/tours.ts'

/** All texts of the interface. Each stands in one room; a text of several rooms stands in `common`. */
export const ROOMS = {
  account,
  admin,
  auth,
  browse,
  common,
  costs,
  domain,
  listingForm,
  map,
  market,
  messages,
  property,
  saved,
  shell,
  support,
  tours,
}
