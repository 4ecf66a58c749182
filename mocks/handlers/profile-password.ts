import { changePassword } from '@/contract/user'
import { hashPassword } from '../db/passwords'
import { implement, reply } from '../network/implement'
import { problem } from '../network/problem'

/** How long the documented change takes (A 9). */
const LATENCY = 1_500

export const profilePassword = [
  implement(
    changePassword,
    async ({ db, me, token, body }) => {
      const owner = me()
      if (owner.password_hash !== (await hashPassword(body.current_password))) {
        const said = 'That is not your current password.'
        throw problem(422, said, { current_password: [said] })
      }
      db.user.update(owner.id, { password_hash: await hashPassword(body.password) })
      // Whoever signed in with the old one elsewhere has to know the new one.
      for (const session of db.session.where((row) => row.user_id === owner.id && row.token !== token)) {
        db.session.remove(session.token)
      }
      return reply(undefined, { message: 'Password changed successfully!' })
    },
    { latency: LATENCY },
  ),
]
