import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onReconnected } from '@/api/realtime'
import { flushOutbox } from './send-message'

/** Sends what waits when the app opens and whenever the connection comes back, whatever screen is open. */
export function useOutboxFlush(owner: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const flush = () => void flushOutbox(client, owner)
    flush()
    window.addEventListener('online', flush)
    const stop = onReconnected(flush)
    return () => {
      window.removeEventListener('online', flush)
      stop()
    }
  }, [client, owner])
}
