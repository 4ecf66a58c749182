import type * as contract from '@/contract/account/user'
import { reply, type Implementations } from '../../network/implement'
import { invalid } from '../../network/problem'
import { hashPassword } from '../../store/passwords'
import { countFailure, requireTriesLeft, forgetFailures } from '../../services/access/lockout'
import { endSessions } from '../../services/people/sign-in'

export const password = {
  changePassword: {
    // The documented duration (A 9).
    latency: 1_500,
    resolve: async ({ backend, db, me, token, body }) => {
      const owner = me()
      requireTriesLeft(backend, owner.id)
      if (owner.password_hash !== (await hashPassword(body.current_password))) {
        countFailure(backend, owner.id)
        throw invalid('current_password', 'That is not your current password.')
      }
      forgetFailures(backend, owner.id)
      db.user.update(owner.id, { password_hash: await hashPassword(body.password) })
      endSessions(db, owner.id, { except: token })
      return reply(undefined, { message: 'Password changed successfully!' })
    },
  },
} satisfies Partial<Implementations<typeof contract>>
