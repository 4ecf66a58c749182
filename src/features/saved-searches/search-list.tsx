import { useEffect, useRef } from 'react'
import type { SavedSearch } from '@/contract/favorites/saved-searches'
import { SearchCard } from './search-card'

/** Saved searches, the newest first. */
export function SearchList({ searches }: { searches: readonly SavedSearch[] }) {
  useFollowDeleted(searches.length)
  return (
    <ul className="space-y-4">
      {searches.map((saved) => (
        <SearchCard key={saved.id} saved={saved} />
      ))}
    </ul>
  )
}

/** Deleting removes the pressed button: the heading gets the focus. */
function useFollowDeleted(count: number) {
  const known = useRef(count)
  useEffect(() => {
    if (count < known.current) focusTitle()
    known.current = count
  }, [count])
  // The last deletion removes the list too.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusTitle()
    },
    [],
  )
}

function focusTitle() {
  document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
}
