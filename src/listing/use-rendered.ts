import { useHydrated } from '@/ui/media/use-hydrated'
import { RENDERED_AT } from './listing.queries'

/** Also while React takes the page over: the backend's answer may be there earlier. */
export function useRendered(updatedAt: number): boolean {
  return !useHydrated() || updatedAt === RENDERED_AT
}
