import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, followed as it changes. */
function useMedia(text: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(text)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [text],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(text).matches)
}

/** A phone: the list is a sheet, the selected property a card at the bottom. */
export const useIsPhone = () => useMedia('(max-width: 767.98px)')

/** Room for the list beside the map from the start. */
export const useIsWide = () => useMedia('(min-width: 1024px)')

export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)')
