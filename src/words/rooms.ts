import { account } from './rooms/account.ts'
import { admin } from './rooms/admin.ts'
import { auth } from './rooms/auth.ts'
import { browse } from './rooms/browse.ts'
import { common } from './rooms/common.ts'
import { costs } from './rooms/costs.ts'
import { listing } from './rooms/listing.ts'
import { listingForm } from './rooms/listing-form.ts'
import { map } from './rooms/map.ts'
import { market } from './rooms/market.ts'
import { messages } from './rooms/messages.ts'
import { notices } from './rooms/notices.ts'
import { pages } from './rooms/pages.ts'
import { papers } from './rooms/papers.ts'
import { property } from './rooms/property.ts'
import { refusals } from './rooms/refusals.ts'
import { replies } from './rooms/replies.ts'
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
  listing,
  listingForm,
  map,
  market,
  messages,
  notices,
  pages,
  papers,
  property,
  refusals,
  replies,
  saved,
  shell,
  support,
  tours,
}

export type RoomName = keyof typeof ROOMS

/** What every screen shows: loaded before the first frame. Each other room comes with the code that shows it. */
export const FIRST_ROOMS: readonly RoomName[] = ['common', 'listing', 'shell']

/** What only a backend says: the page gets it with answers, so it loads none of it. */
export const BACKEND_ROOMS: readonly RoomName[] = ['notices', 'refusals', 'replies']

/** What only pages rendered at build time say: the page has it as text, so it loads none of it. */
export const PAGE_ROOMS: readonly RoomName[] = ['pages']
