import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onReconnected } from '@/api/realtime/realtime'
import { flushOutbox } from './send-message'

/** Sends waiting messages on start and on reconnection, on every screen. */
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
