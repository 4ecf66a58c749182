import type * as contract from '@/contract/standing'
import type { Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { adminOf } from '../../services/admin-audit'
import { answerSuspension, keep, lift, revokeId, suspend } from '../../services/standing/suspensions'
import { wireStanding } from '../../services/standing/standing'
import type { Database, Row } from '../../store/database'
import { wireAdminPerson } from '../../wire/admin/admin-person'

export const people: Implementations<typeof contract> = {
  getAdminPerson: ({ db, params }) => wireAdminPerson(db, personOf(db, params.id)),

  suspendUser: ({ backend, db, token, params, body: { reason, ends_at } }) => {
    suspend(backend, personOf(db, params.id), { admin: adminOf(backend, token), reason, ends_at })
    return undefined
  },

  liftSuspension: ({ backend, db, token, params, body: { reason } }) => {
    lift(backend, personOf(db, params.id), { admin: adminOf(backend, token), reason })
    return undefined
  },

  keepSuspension: ({ backend, db, token, params, body: { reason } }) => {
    keep(backend, personOf(db, params.id), { admin: adminOf(backend, token), reason })
    return undefined
  },

  revokeVerification: ({ backend, db, token, params, body: { reason } }) => {
    revokeId(backend, personOf(db, params.id), { admin: adminOf(backend, token), reason })
    return undefined
  },

  answerSuspension: ({ backend, db, me, body: { message } }) => {
    const user = me()
    answerSuspension(backend, user, message)
    return wireStanding(db, user)
  },
}

function personOf(db: Database, id: string): Row<'user'> {
  const user = db.user.find(id)
  if (!user) throw problem(404, 'There is no such person.')
  return user
}
