import type * as contract from '@/contract/account/settings'
import type { Implementations } from '../network/implement'
import { requireReachable, settingsOf } from '../services/people/settings'

export const settings: Implementations<typeof contract> = {
  getSettings: ({ me }) => settingsOf(me()),

  updateSettings: ({ db, me, body }) => {
    const owner = me()
    requireReachable(owner, body)
    db.user.update(owner.id, { settings: JSON.stringify(body) })
    return undefined
  },
}
