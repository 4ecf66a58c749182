import { useSyncExternalStore } from 'react'
import { requestsLeave, watchRequests } from '@/api/gate'

/** Whether the backend's files may be asked for: one that is asked for too early is refused, and would count as missing. */
export function useMayLoad(): boolean {
  return useSyncExternalStore(watchRequests, requestsLeave)
}
