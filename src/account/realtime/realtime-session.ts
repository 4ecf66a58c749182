import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { realtimeSettings } from '@/api/realtime/realtime-settings'

/** Keeps the user's realtime connection: opened (and its code loaded) after the first paint, closed at sign-out. */
export function useRealtimeSession(token: string | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (token === null || realtimeSettings().url === null) return
    let stop: (() => void) | undefined
    let gone = false
    const begin = async () => {
      const { startRealtime } = await import('./realtime-updates')
      if (!gone) stop = startRealtime(queryClient, token)
    }
    // Without live updates the documented polling goes on.
    const cancel = whenIdle(() => void begin().catch(() => {}))
    return () => {
      gone = true
      cancel()
      stop?.()
    }
  }, [queryClient, token])
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}
