import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { MODELS, type TableName } from '@mocks/store/models'
import { favoriteList } from '@/contract/favorites/favorite-lists'
import { message } from '@/contract/messages/message'
import { notification } from '@/contract/account/notifications'
import { coinEntry, review } from '@/contract/account/profile'
import { ownProperty } from '@/contract/listing/property'
import { savedSearch } from '@/contract/favorites/saved-searches'
import { tour } from '@/contract/tours/tour'
import { PH_NAMES } from '@/domain/papers/ph'

type Pair = {
  answered: z.ZodMiniObject
  /** Fields that the mock derives from other rows, or never sends. */
  made?: readonly string[]
  /** Columns that stay in the store. */
  inside?: readonly string[]
}

const PAIRS: { [Name in TableName]?: Pair } = {
  // The mock sends street, latitude and longitude under those names only.
  // Each fact of `ph` is a column of its own.
  property: {
    answered: ownProperty,
    made: ['user', 'paused', 'inquiries', 'address', 'lat', 'lng', 'ph'],
    inside: PH_NAMES,
  },
  message: { answered: message, made: ['sender', 'seen'], inside: ['sender_id', 'buyer_deleted', 'seller_deleted'] },
  notification: { answered: notification, inside: ['user_id', 'said'] },
  saved_search: {
    answered: savedSearch,
    made: ['properties_found', 'new_count', 'new_since'],
    inside: ['user_id', 'created_at', 'opened_at'],
  },
  favorite_list: { answered: favoriteList, made: ['link'], inside: ['user_id'] },
  tour: {
    answered: tour,
    made: ['property', 'agent', 'visitor', 'proposal'],
    inside: ['user_id', 'property_id', 'proposed_date', 'proposed_time', 'kept_listing'],
  },
  review: {
    answered: review,
    made: ['user'],
    inside: ['user_id', 'author_id', 'property_id', 'shown_at', 'announced', 'removed_at'],
  },
  coin_entry: { answered: coinEntry, inside: ['user_id'] },
}

test.each(Object.entries(PAIRS))('the store keeps each field of the contract for %s, and no other', (table, pair) => {
  const { answered, made = [], inside = [] } = pair
  const columns = Object.keys(MODELS[table as TableName]).filter((name) => !inside.includes(name))
  const fields = Object.keys(answered.shape).filter((name) => !made.includes(name))
  expect(columns.toSorted()).toEqual(fields.toSorted())
})
