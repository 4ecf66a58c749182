import { factory } from '@mswjs/data'
import {
  favorite_list,
  list_link,
  list_vote,
  listing_nudge,
  listing_save,
  listing_view,
  photo_look,
  property,
  report,
  saved_search,
  search_match,
  tour,
} from './models/listings'
import {
  admin,
  block,
  coin_entry,
  follow,
  former_name,
  review,
  sent_key,
  session,
  suspension,
  user,
} from './models/people'
import { audit, email_code, id_submission, outbox, phone_code } from './models/proof'
import { finance_figure } from './models/reference'
import { conversation, message, notification, offer_expiry, planned_event, tour_reminder } from './models/talk'

export const MODELS = {
  property,
  user,
  admin,
  session,
  sent_key,
  conversation,
  message,
  notification,
  tour,
  tour_reminder,
  offer_expiry,
  listing_nudge,
  listing_view,
  listing_save,
  photo_look,
  report,
  planned_event,
  email_code,
  outbox,
  phone_code,
  id_submission,
  audit,
  review,
  follow,
  suspension,
  block,
  coin_entry,
  former_name,
  saved_search,
  search_match,
  favorite_list,
  list_link,
  list_vote,
  finance_figure,
}

export const TABLE_NAMES = Object.keys(MODELS) as TableName[]

/** The library’s BroadcastChannel would let a second tab’s seed overwrite edits, so it is hidden while this runs. */
export function createModels() {
  const channel = globalThis.BroadcastChannel
  try {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    return factory(MODELS)
  } finally {
    if (channel) globalThis.BroadcastChannel = channel
  }
}

export type Models = ReturnType<typeof createModels>
export type TableName = keyof typeof MODELS
