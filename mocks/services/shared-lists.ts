import type { FavoriteList } from '@/contract/favorites/favorite-lists'
import type { Database, Row } from '../store/database'

type ListRow = Row<'favorite_list'>

export const homesOf = ({ property_ids }: Pick<ListRow, 'property_ids'>) => JSON.parse(property_ids) as string[]

export function wireList(db: Database, row: ListRow): FavoriteList {
  const { user_id: _, ...fields } = row
  return { ...fields, property_ids: homesOf(row), link: linkOf(db, row.id)?.id ?? null }
}

export function linkOf(db: Database, listId: string): Row<'list_link'> | undefined {
  return db.list_link.where(({ list_id, ended_at }) => list_id === listId && ended_at === null)[0]
}

/** Ends the links of a list and removes their votes. The links stay, so that they can be said to be over. */
export function endLinks(db: Database, listId: string, at: string): void {
  for (const { id, ended_at } of db.list_link.where(({ list_id }) => list_id === listId)) {
    if (ended_at === null) db.list_link.update(id, { ended_at: at })
    db.list_vote.removeWhere(({ link_id }) => link_id === id)
  }
}

export function removeLists(db: Database, userId: string, at: string): void {
  for (const { id } of db.favorite_list.where(({ user_id }) => user_id === userId)) {
    endLinks(db, id, at)
    db.favorite_list.remove(id)
  }
}
