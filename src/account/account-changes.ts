import type { QueryClient } from '@tanstack/react-query'
import { conversationKeys, notificationKeys } from '@/api/query-keys'
import type { StoredKey } from '@/domain/stored-keys'
import { uniqueId } from '@/lib/unique-id'
import { writeText } from '@/session/storage/stored-value'

const CHANGED: StoredKey = 'proventous:read-elsewhere'

export function tellOtherTabs(): void {
  // Every write of a new text is a storage event in the other tabs.
  writeText(CHANGED, uniqueId())
}

/** Refetches what other tabs have read or deleted. Returns how to stop. */
export function followOtherTabs(queryClient: QueryClient): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== CHANGED) return
    for (const queryKey of [conversationKeys.all, notificationKeys.all])
      void queryClient.invalidateQueries({ queryKey })
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
