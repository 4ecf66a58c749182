import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(min-width: 768px)')

function subscribe(listener: () => void) {
  const watched = query()
  watched.addEventListener('change', listener)
  return () => watched.removeEventListener('change', listener)
}

/** Room for a table; on phones each row is a card. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches)
}
