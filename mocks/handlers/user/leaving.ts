import type * as contract from '@/contract/account/user'
import type { Implementations } from '../../network/implement'
import { removeSearches } from '../../services/follow-ups/search-digests'
import { closeAccount, removeAll } from '../../services/people/close-account'
import { removeLists } from '../../services/shared-lists'
import { removeToursBy } from '../../services/tours/tour-news'

export const leaving = {
  deleteOwnData: ({ backend, db, clock, me }) => {
    const { id } = me()
    removeAll(db.notification, (row) => row.user_id === id)
    removeSearches(db, id)
    removeLists(db, id, clock.iso())
    removeToursBy(backend, id)
    removeAll(db.follow, (row) => row.follower_id === id)
    return undefined
  },

  deleteAccount: async ({ backend, me }) => {
    await closeAccount(backend, me())
    return undefined
  },
} satisfies Partial<Implementations<typeof contract>>
