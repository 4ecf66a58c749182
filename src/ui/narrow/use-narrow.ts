import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 1023.98px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True where there is no room for a side column. Each action then exists once, in the place that fits. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
}
