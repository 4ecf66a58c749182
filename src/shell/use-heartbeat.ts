import { useEffect } from 'react'
import { serverNow } from '@/api/server-clock'

/** Online heartbeat, milliseconds (B 9). */
const EVERY_MS = 120_000

/**
 * Reports the user online on load, every two minutes and when the tab shows again, and offline when it hides or closes (B 4).
 * Failures are ignored (B 8).
 */
export function useHeartbeat(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return
    const say = (online: boolean) => {
      const body = { is_online: online, last_seen: new Date(serverNow()).toISOString() }
      sayOnline(body, !online).catch(() => {})
    }
    const follow = () => say(document.visibilityState === 'visible')
    const leave = () => say(false)
    say(true)
    const timer = setInterval(() => document.visibilityState === 'visible' && say(true), EVERY_MS)
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('pagehide', leave)
    }
  }, [signedIn])
}

// Loaded late: visitors never need it.
async function sayOnline(body: { is_online: boolean; last_seen: string }, leaving: boolean): Promise<void> {
  const [{ call }, { setOnlineStatus }] = await Promise.all([import('@/api/call'), import('@/contract/user')])
  await call(setOnlineStatus, { body }, { keepalive: leaving })
}
