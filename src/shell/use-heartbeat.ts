import { useEffect } from 'react'
import { call } from '@/api/call'
import { serverNow } from '@/api/server-clock'
import type * as Contract from '@/contract/account/user'
import { loadCode } from '@/lib/load-code'

/** Online heartbeat, milliseconds (B 9). */
const EVERY_MS = 120_000

/** On load, every two minutes and when the tab shows again; offline when it hides (B 4). Failures are ignored (B 8). */
export function useHeartbeat(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return
    let told: boolean | null = null
    const say = (online: boolean) => {
      // Closing a tab hides it too, and is told once.
      if (!online && told === false) return
      told = online
      sayOnline({ is_online: online, last_seen: new Date(serverNow()).toISOString() }, !online)
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

// Loaded late, because visitors never need it, and kept, because a page that is being left can wait for nothing.
let contract: typeof Contract | null = null

function sayOnline(body: { is_online: boolean; last_seen: string }, leaving: boolean): void {
  const send = ({ setOnlineStatus }: typeof Contract) => call(setOnlineStatus, { body }, { keepalive: leaving })
  const said = contract
    ? send(contract)
    : loadCode(() => import('@/contract/account/user')).then((module) => send((contract = module)))
  said.catch(() => {})
}
