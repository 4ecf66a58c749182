import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a rendered page and while React takes it over. For what only the visitor's machine knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
