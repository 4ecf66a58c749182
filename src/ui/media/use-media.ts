import { useCallback, useSyncExternalStore } from 'react'

/** In a rendered page, and while React takes it over, `rendered`: such a page is the same file for every screen. */
export function useMedia(text: string, rendered = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(text)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [text],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(text).matches,
    () => rendered,
  )
}

/** No room for a side column. Each action is then rendered once, in the place that fits. */
export const useNarrow = () => useMedia('(max-width: 1023.98px)', true)

/** A phone: the map's list is a sheet, and its selected property a card at the bottom. */
export const useIsPhone = () => useMedia('(max-width: 767.98px)', true)

export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)')
