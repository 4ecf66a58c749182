import type { StoredKey } from '@/domain/stored-keys'
import { forget, parseJson } from '../storage/stored-value'
import { forgetDestination } from './destination'
import { forgetKeptInput } from './kept-input'
import { lastSession, rememberLogOut } from './last-user'

export const LOGGED_OUT: StoredKey = 'proventous:logged-out'

/** Forgets what this tab kept for a user who logs out, if it is theirs: `?as=` gives a tab a user of its own. */
export function leave(user: string): void {
  if (lastSession().user !== user) return
  rememberLogOut(user)
  forgetDestination()
  forget('proventous:last-search')
  forgetKeptInput()
}

/** Leaves with a user who logs out in another tab. Returns how to stop. */
export function followLogOut(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    const told = key === LOGGED_OUT ? parseJson(newValue) : null
    if (Array.isArray(told)) leave(String(told[0]))
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
