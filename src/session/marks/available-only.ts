import type { SearchState } from '@/domain/search/filter-state'
import { storedValue } from '../storage/stored-value'

/** `proventous:available-only`: what is pending or sold is left out. A search in the URL wins. */
export const useAvailableOnly = storedValue<boolean>({
  key: 'proventous:available-only',
  read: (text) => text === 'true',
  write: (on) => (on ? 'true' : null),
})

export function keepAvailableOnly({ filters: before }: SearchState, { filters: next }: SearchState): void {
  if (before.status !== next.status) useAvailableOnly.getState().set(next.status)
}
