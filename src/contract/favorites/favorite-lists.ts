import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { byId, id, instant, required, SEARCH_NAME_MAX, shortText } from '../fields'
import { acknowledged, answer, problem } from '../problem'
import { sentence } from '../sentence'
import { fullName, line } from '../values/texts'

/** Most lists of one account, and most homes of one list: an addition. */
export const MOST_LISTS = 50
export const MOST_IN_LIST = 200

/** A named list of homes, such as 'To visit on Saturday'. A home may be in several. */
export const favoriteList = z.object({
  /** Id of the list. */
  id,
  /** Name that the user gave it. */
  name: fullName,
  /** Ids of its homes, the last one added last. A home that is no longer listed stays until it is taken out. */
  property_ids: z.array(id),
  /** Addition: id of the link by which others see the list (`/api/shared-lists/{id}`); null while it is not shared. */
  link: z.nullish(line),
  /** When it was made, ISO 8601 with a zone. */
  created_at: z.nullish(instant),
})

const homes = z
  .array(shortText())
  .check(z.maxLength(MOST_IN_LIST, sentence('A list has at most {n} homes.', { n: MOST_IN_LIST })))

/** What making a list sends. */
export const favoriteListForm = z.object({
  /** Name of the list, not empty. */
  name: required('Please name your list', SEARCH_NAME_MAX),
  /** Ids of its homes; left out, it begins without any. */
  property_ids: z.optional(homes),
})

/** What changing a list sends; what is left out stays. */
export const favoriteListChange = z.object({
  /** New name, not empty. */
  name: z.optional(required('Please name your list', SEARCH_NAME_MAX)),
  /** Ids of homes to put in; one that is in already stays in its place. */
  add: z.optional(homes),
  /** Ids of homes to take out. */
  remove: z.optional(homes),
})

export type FavoriteList = z.output<typeof favoriteList>
export type FavoriteListForm = z.input<typeof favoriteListForm>
export type FavoriteListChange = z.input<typeof favoriteListChange>

export const listFavoriteLists = endpoint({
  id: 'listFavoriteLists',
  method: 'GET',
  path: '/api/favorite-lists',
  auth: 'bearer',
  responses: { 200: answer(z.array(favoriteList)), 401: problem, 500: problem },
  summary: 'The caller’s lists of homes.',
  source: 'B 4',
  addition: true,
})

export const createFavoriteList = endpoint({
  id: 'createFavoriteList',
  method: 'POST',
  path: '/api/favorite-lists',
  auth: 'bearer',
  content: 'json',
  body: favoriteListForm,
  responses: { 201: answer(favoriteList), 401: problem, 403: problem, 422: problem, 500: problem },
  summary:
    `Makes a list of homes; refused (422) under the name of another list of the caller’s, and beyond ${MOST_LISTS} ` +
    'lists.',
  source: 'B 4',
  addition: true,
})

export const changeFavoriteList = endpoint({
  id: 'changeFavoriteList',
  method: 'PUT',
  path: '/api/favorite-lists/{id}',
  auth: 'bearer',
  content: 'json',
  params: byId,
  body: favoriteListChange,
  responses: { 200: answer(favoriteList), 401: problem, 403: problem, 404: problem, 422: problem, 500: problem },
  summary: 'Renames one of the caller’s lists, puts homes in and takes homes out.',
  source: 'B 4',
  addition: true,
})

export const deleteFavoriteList = endpoint({
  id: 'deleteFavoriteList',
  method: 'DELETE',
  path: '/api/favorite-lists/{id}',
  auth: 'bearer',
  params: byId,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'Removes one of the caller’s lists; its homes stay favorites.',
  source: 'B 4',
  addition: true,
})
