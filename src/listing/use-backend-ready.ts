import { useSyncExternalStore } from 'react'
import { mayLoadFiles } from '@/api/backend-ready'

/** Whether the backend can serve files: a request before that fails, and the file would count as missing. */
export function useBackendReady(): boolean {
  return useSyncExternalStore(mayLoadFiles.subscribe, mayLoadFiles.get, mayLoadFiles.get)
}
