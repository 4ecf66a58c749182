import type * as contract from '@/contract/account/user'
import type { Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { setPresence } from '../../realtime/presence'
import { leaving } from './leaving'
import { password } from './password'
import { profile } from './profile'

export const user: Implementations<typeof contract> = {
  ...profile,
  ...password,
  ...leaving,

  setOnlineStatus: ({ backend, me, body }) => {
    setPresence(backend, me().id, body.is_online, body.last_seen)
    return undefined
  },

  getOnlineStatus: ({ db, params }) => {
    const other = db.user.find(params.id)
    if (!other) throw problem(404, 'User not found')
    return { is_online: other.is_online, last_seen: other.last_seen }
  },
}
