import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onReconnected } from '@/api/realtime/realtime'
import { sweepPhotoFiles } from '../photos/photo-files'
import { flushOutbox } from './send-message'

/** Sends waiting messages on start and on reconnection, on every screen; forgets pictures of deleted ones. */
export function useOutboxFlush(owner: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const flush = () => void flushOutbox(client, owner)
    flush()
    void sweepPhotoFiles()
    window.addEventListener('online', flush)
    const stop = onReconnected(flush)
    return () => {
      window.removeEventListener('online', flush)
      stop()
    }
  }, [client, owner])
}
