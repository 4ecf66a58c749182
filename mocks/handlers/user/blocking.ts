import type * as contract from '@/contract/account/blocking'
import type { Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { blocksOf } from '../../services/access/contact'
import { block } from '../../services/people/blocks'
import { personOf, wirePerson } from './follow'

export const blocking: Implementations<typeof contract> = {
  listBlockedUsers: ({ db, me }) => {
    const { id } = me()
    return db.block
      .where((row) => row.blocker_id === id)
      .flatMap((row) => db.user.find(row.blocked_id) ?? [])
      .map(wirePerson)
  },

  blockUser: ({ backend, db, me, params }) => {
    const { id } = me()
    const blocked = personOf(db, params.username)
    if (blocked.id === id) throw problem(422, 'You cannot block yourself.')
    block(backend, id, blocked.id)
    return undefined
  },

  unblockUser: ({ db, me, params }) => {
    for (const row of blocksOf(db, me().id, personOf(db, params.username).id)) db.block.remove(row.id)
    return undefined
  },
}
