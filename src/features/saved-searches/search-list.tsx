import { useEffect, useRef } from 'react'
import type { SavedSearch } from '@/contract/saved-searches'
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

/** A deleted search takes the pressed button along: the keyboard goes on from the title of the screen. */
function useFollowDeleted(count: number) {
  const known = useRef(count)
  useEffect(() => {
    if (count < known.current) focusTitle()
    known.current = count
  }, [count])
  // The last one takes the list along too.
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
