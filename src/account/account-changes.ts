import type { QueryClient } from '@tanstack/react-query'
import { conversationKeys, notificationKeys } from '@/api/query-keys'
import type { StoredKey } from '@/domain/stored-keys'
import { uniqueId } from '@/lib/unique-id'
import { useLanguage } from '@/session/regional'
import { writeText } from '@/session/storage/stored-value'
import { loadWords } from '@/words/load-words'

const CHANGED: StoredKey = 'proventous:read-elsewhere'

export function tellOtherTabs(): void {
  // Every write of a new text is a storage event in the other tabs.
  writeText(CHANGED, uniqueId())
}

/** Refetches what other tabs have read or deleted. Returns how to stop. */
export function followOtherTabs(queryClient: QueryClient): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === CHANGED) refetch(queryClient)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Refetches what the backend says in the language of the call. Returns how to stop. */
export function followWords(queryClient: QueryClient): () => void {
  return useLanguage.subscribe(({ value }) => {
    // Calls ask for a language once its words are there. Without them the app says so, and nothing changes.
    loadWords(value).then(
      () => refetch(queryClient),
      () => {},
    )
  })
}

function refetch(queryClient: QueryClient): void {
  for (const queryKey of [conversationKeys.all, notificationKeys.all]) void queryClient.invalidateQueries({ queryKey })
}
