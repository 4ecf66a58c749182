import type * as contract from '@/contract/settings'
import type { Implementations } from '../network/implement'
import { settingsOf } from '../services/people/settings'

export const settings: Implementations<typeof contract> = {
  getSettings: ({ me }) => settingsOf(me()),

  updateSettings: ({ db, me, body }) => {
    db.user.update(me().id, { settings: JSON.stringify(body) })
    return undefined
  },
}
