import type { QueryClient } from '@tanstack/react-query'
import { forgetLastUser, lastSession } from '@/session/end/last-user'
import { followLogOut } from '@/session/end/leave'
import { useToken } from '@/session/session'
import type { AppRouter } from './router'

/** The guard runs again when a session ends: the server may have refused the token before this follows it. */
export function followSessionEnd(router: AppRouter): () => void {
  if (lastSession().end === 'expired') void router.invalidate()
  const stops = [
    followLogOut(),
    useToken.subscribe(async (now, before) => {
      if (before.value === null || now.value !== null) return
      await router.invalidate()
      // From here on they are a visitor like any other.
      if (lastSession().end === 'logged-out') forgetLastUser()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** What was refused with the last session is asked for anew with the next one. Returns how to stop. */
export function followSignIn(client: QueryClient): () => void {
  return useToken.subscribe((now, before) => {
    if (before.value === null && now.value !== null)
      void client.resetQueries({ predicate: ({ state }) => state.status === 'error' })
  })
}
