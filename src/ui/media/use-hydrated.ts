import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in a page rendered at build time and while React takes it over, then true. For what only the visitor's own machine knows,
 * such as the time, and for style attributes, which the content policy refuses in HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
