import type * as contract from '@/contract/account/settings'
import type { Implementations } from '../network/implement'
import { tellPresence } from '../realtime/presence'
import { requireReachable, settingsOf } from '../services/people/settings'

export const settings: Implementations<typeof contract> = {
  getSettings: ({ me }) => settingsOf(me()),

  updateSettings: ({ backend, db, me, body }) => {
    const owner = me()
    requireReachable(owner, body)
    const before = settingsOf(owner).privacy
    const privacy = { ...before, ...body.privacy }
    db.user.update(owner.id, { settings: JSON.stringify({ ...body, privacy }) })
    if (privacy.showOnline !== before.showOnline) tellPresence(backend, owner.id)
    return undefined
  },
}
