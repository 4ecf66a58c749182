import { factory } from '@mswjs/data'
import { property, saved_search, tour } from './models/listings'
import { admin, coin_entry, follow, review, session, user } from './models/people'
import { audit, email_code, id_submission, outbox, phone_code } from './models/proof'
import { conversation, message, notification } from './models/talk'

/** The definition of every table, as @mswjs/data takes it. */
export const MODELS = {
  property,
  user,
  admin,
  session,
  conversation,
  message,
  notification,
  tour,
  email_code,
  outbox,
  phone_code,
  id_submission,
  audit,
  review,
  follow,
  coin_entry,
  saved_search,
}

/** Every table's name. */
export const TABLE_NAMES = Object.keys(MODELS) as TableName[]

/**
 * The @mswjs/data models of one store. The library keeps tabs in step through a BroadcastChannel of its own, with which a
 * second tab's seeding overwrites the first one's edits; hiding the channel while the factory runs leaves that to our snapshot.
 */
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
