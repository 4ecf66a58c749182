import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { realtimeSettings } from '@/api/realtime/realtime-settings'
import { loadCode } from '@/lib/load-code'
import { whenIdle } from '@/lib/when-idle'

/** Keeps the user's realtime connection: opened (and its code loaded) after the first paint, closed at sign-out. */
export function useRealtimeSession(token: string | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (token === null || realtimeSettings().url === null) return
    let stop: (() => void) | undefined
    let gone = false
    const begin = async () => {
      const { startRealtime } = await loadCode(() => import('./realtime-updates'))
      if (!gone) stop = startRealtime(queryClient, token)
    }
    // Without live updates the documented polling goes on.
    const cancel = whenIdle(() => void begin().catch(() => {}), { timeout: 2_000 })
    return () => {
      gone = true
      cancel()
      stop?.()
    }
  }, [queryClient, token])
}
