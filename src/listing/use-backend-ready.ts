import { useSyncExternalStore } from 'react'
import { mayRequest } from '@/api/backend-ready'

/** Whether the backend can serve files: a request before that fails, and the file would count as missing. */
export function useBackendReady(): boolean {
  return useSyncExternalStore(mayRequest.subscribe, mayRequest.get)
}
