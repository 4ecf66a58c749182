import { useEffect } from 'react'
import { serverNow } from '@/api/server-clock'

/** Online heartbeat, milliseconds (B 9). */
const EVERY_MS = 120_000

/**
 * Says that the user is here: on load, every two minutes, and when the tab comes back; and that they have gone when it hides or
 * closes (B 4). A failure changes nothing for the user and is left alone (B 8).
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

// Only members say so, and a first screen has better things to load.
async function sayOnline(body: { is_online: boolean; last_seen: string }, leaving: boolean): Promise<void> {
  const [{ call }, { setOnlineStatus }] = await Promise.all([import('@/api/call'), import('@/contract/user')])
  await call(setOnlineStatus, { body }, { keepalive: leaving })
}
