import { MOST_IN_LIST, MOST_LISTS } from '@/contract/favorites/favorite-lists'
import type * as contract from '@/contract/favorites/favorite-lists'
import { nameKey } from '@/domain/search/saved-search'
import type { Implementations } from '../network/implement'
import { invalid } from '../network/problem'
import { findOrThrow } from '../services/access/ownership'
import { endLinks, homesOf, wireList } from '../services/shared-lists'
import type { Database, Row } from '../store/database'

type ListRow = Row<'favorite_list'>

export const favoriteLists: Implementations<typeof contract> = {
  listFavoriteLists: ({ db, me }) =>
    ownLists(db, me().id)
      .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
      .map((row) => wireList(db, row)),

  createFavoriteList: ({ db, clock, me, body }) => {
    const { id: user_id } = me()
    if (ownLists(db, user_id).length >= MOST_LISTS)
      throw invalid('name', (t) => t('You can have {n} lists.', { n: MOST_LISTS }))
    requireOwnName(db, user_id, body.name, null)
    const row = db.favorite_list.insert({
      id: db.newId(),
      user_id,
      name: body.name,
      property_ids: JSON.stringify([...new Set(body.property_ids)]),
      created_at: clock.iso(),
    })
    return wireList(db, row)
  },

  changeFavoriteList: ({ db, me, params, body }) => {
    const row = findOrThrow(db.favorite_list, params.id)
    const { name = row.name, add = [], remove = [] } = body
    requireOwnName(db, me().id, name, row.id)
    const ids = [...new Set([...homesOf(row), ...add])].filter((id) => !remove.includes(id))
    if (ids.length > MOST_IN_LIST) throw invalid('add', (t) => t('A list has at most {n} homes.', { n: MOST_IN_LIST }))
    return wireList(db, db.favorite_list.update(row.id, { name, property_ids: JSON.stringify(ids) })!)
  },

  deleteFavoriteList: ({ db, clock, params }) => {
    endLinks(db, params.id, clock.iso())
    db.favorite_list.remove(params.id)
    return undefined
  },
}

function ownLists(db: Database, userId: string): ListRow[] {
  return db.favorite_list.where(({ user_id }) => user_id === userId)
}

function requireOwnName(db: Database, userId: string, name: string, id: string | null) {
  const others = ownLists(db, userId).filter((row) => row.id !== id)
  if (others.some((row) => nameKey(row.name) === nameKey(name)))
    throw invalid('name', 'You already have a list with this name.')
}
