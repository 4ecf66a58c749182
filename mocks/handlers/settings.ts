import { DEFAULT_SETTINGS, getSettings, updateSettings, type Settings } from '@/contract/settings'
import type { Row } from '../db/database'
import { implement } from '../network/implement'

export const settings = [
  implement(getSettings, ({ me }) => settingsOf(me())),

  implement(updateSettings, ({ db, me, body }) => {
    db.user.update(me().id, { settings: JSON.stringify(body) })
    return undefined
  }),
]

/** What somebody saved, or the defaults as long as they saved nothing (A 9). */
export function settingsOf(user: Row<'user'>): Settings {
  return user.settings === null ? DEFAULT_SETTINGS : (JSON.parse(user.settings) as Settings)
}
