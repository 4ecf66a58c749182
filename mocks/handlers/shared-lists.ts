import type * as contract from '@/contract/favorites/shared-lists'
import { MOST_VOTERS, type SharedList } from '@/contract/favorites/shared-lists'
import type { Implementations } from '../network/implement'
import { invalid, problem } from '../network/problem'
import { findOrThrow } from '../services/access/ownership'
import { endLinks, homesOf, linkOf, wireList } from '../services/shared-lists'
import type { Database, Row } from '../store/database'

export const sharedLists: Implementations<typeof contract> = {
  shareFavoriteList: ({ db, clock, params }) => {
    const list = findOrThrow(db.favorite_list, params.id)
    if (!linkOf(db, list.id)) {
      db.list_link.insert({ id: `link-${db.newId()}`, list_id: list.id, created_at: clock.iso(), ended_at: null })
    }
    return wireList(db, list)
  },

  endFavoriteListLink: ({ db, clock, params }) => {
    endLinks(db, params.id, clock.iso())
    return undefined
  },

  getSharedList: ({ db, params }) => wireShared(db, openLink(db, params.id)),

  voteOnSharedList: ({ db, clock, params, body }) => {
    const { voter, name, property_id, vote } = body
    const open = openLink(db, params.id)
    if (!homesOf(open.list).includes(property_id)) throw invalid('property_id', 'This home is not in the list.')
    const votes = db.list_vote.where(({ link_id }) => link_id === open.link.id)
    const own = votes.filter((row) => row.voter === voter)
    const voters = new Set(votes.map((row) => row.voter))
    if (own.length === 0 && voters.size >= MOST_VOTERS)
      throw invalid('name', (t) => t('{n} people have voted already.', { n: MOST_VOTERS }))
    for (const row of own) db.list_vote.update(row.id, { name })
    for (const row of own) if (row.property_id === property_id) db.list_vote.remove(row.id)
    if (vote !== 'none')
      db.list_vote.insert({
        id: db.newId(),
        link_id: open.link.id,
        voter,
        name,
        property_id,
        vote,
        created_at: clock.iso(),
      })
    return wireShared(db, open)
  },
}

type Open = { link: Row<'list_link'>; list: Row<'favorite_list'>; owner: Row<'user'> }

/** What a link opens. Refuses (404) one that was never given out, and (410) one that is over. */
function openLink(db: Database, id: string): Open {
  const link = db.list_link.find(id)
  if (!link) throw problem(404, 'There is no such list.')
  const list = link.ended_at === null ? db.favorite_list.find(link.list_id) : undefined
  const owner = list && db.user.find(list.user_id)
  if (!list || !owner) throw problem(410, 'This list is no longer shared.')
  return { link, list, owner }
}

function wireShared(db: Database, { link, list, owner }: Open): SharedList {
  const votes = db.list_vote.where(({ link_id }) => link_id === link.id)
  return {
    name: list.name,
    owner_name: owner.first_name,
    homes: homesOf(list).map((property_id) => {
      const own = votes.filter((row) => row.property_id === property_id)
      const count = (wanted: string) => own.filter(({ vote }) => vote === wanted).length
      const voters = own.map(({ name, vote }) => ({ name, vote: vote === 'up' ? ('up' as const) : ('down' as const) }))
      return { property_id, up: count('up'), down: count('down'), voters }
    }),
  }
}
