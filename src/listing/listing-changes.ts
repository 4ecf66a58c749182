import type { QueryClient } from '@tanstack/react-query'
import {
  conversationKeys,
  editableListingKeys,
  listingKeys,
  ownListingKeys,
  profileKeys,
  savedSearchKeys,
  tourKeys,
} from '@/api/query-keys'
import type { StoredKey } from '@/domain/stored-keys'
import { uniqueId } from '@/lib/unique-id'
import { writeText } from '@/session/storage/stored-value'

const SHOWING_LISTINGS = [
  listingKeys.all,
  ownListingKeys.all,
  profileKeys.own,
  profileKeys.public,
  savedSearchKeys.all,
  conversationKeys.all,
  tourKeys.all,
]

/** Asks again for whatever shows listings, and tells the other tabs to do the same. */
export async function listingsChanged(queryClient: QueryClient): Promise<void> {
  // Every write of a new text is a storage event in the other tabs.
  writeText(CHANGED, uniqueId())
  await askAgain(queryClient)
}

async function askAgain(queryClient: QueryClient): Promise<void> {
  await Promise.all(SHOWING_LISTINGS.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

const CHANGED: StoredKey = 'proventous:listings-changed'

export function followListingChanges(queryClient: QueryClient): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== CHANGED) return
    void askAgain(queryClient)
    void queryClient.invalidateQueries({ queryKey: editableListingKeys.all })
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
