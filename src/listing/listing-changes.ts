import type { QueryClient } from '@tanstack/react-query'

/** What shows listings and has to be asked again when one of them changed: browse, map, own listings, profiles, searches, tours. */
const SHOWING_LISTINGS = [
  'listings',
  'my-properties',
  'own-profile',
  'public-profile',
  'saved-searches',
  'conversations',
  'conversation',
  'tours',
]

/** Asks again for whatever shows listings, and tells the other tabs to do the same. */
export async function listingsChanged(queryClient: QueryClient): Promise<void> {
  tellOtherTabs()
  await askAgain(queryClient)
}

async function askAgain(queryClient: QueryClient): Promise<void> {
  await Promise.all(SHOWING_LISTINGS.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}

const CHANGED = 'proventous:listings-changed'

function tellOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED, crypto.randomUUID())
  } catch {
    // Without storage the other tabs ask again when somebody comes back to them.
  }
}

/** Follows what other tabs change about listings; answers how to stop. */
export function followListingChanges(queryClient: QueryClient): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === CHANGED) void askAgain(queryClient)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
