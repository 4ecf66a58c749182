import { parseJson, storedValue } from './storage/stored-value'

/** Window event after each change of the favorites (B 4). */
export const FAVORITES_UPDATED = 'favorites-updated'

/** `favorites`: a bare JSON array of property ids (B 3.1); what is damaged is dropped. */
export const useFavorites = storedValue<readonly string[]>({
  key: 'favorites',
  read: readIds,
  write: (ids) => JSON.stringify(ids),
  event: FAVORITES_UPDATED,
})

export function readIds(text: string | null): string[] {
  const raw = parseJson(text)
  if (!Array.isArray(raw)) return []
  return [...new Set(raw.filter((id) => typeof id === 'string' || typeof id === 'number').map(String))]
}

export function useIsFavorite(id: string): boolean {
  return useFavorites((state) => state.value.includes(id))
}

/** `stored` is false where storage refused: the change is lost with this tab. */
export function toggleFavorite(id: string): { saved: boolean; stored: boolean } {
  const saved = !useFavorites.getState().current().includes(id)
  const stored = changeFavorites((ids) => (saved ? [...ids, id] : ids.filter((other) => other !== id)))
  return { saved, stored }
}

/** Changes what is stored, also by other tabs. Returns false where storage refused. */
export function changeFavorites(change: (ids: readonly string[]) => readonly string[]): boolean {
  return useFavorites.getState().update(change)
}

export function restoreFavorites(ids: readonly string[]): void {
  useFavorites.getState().set(ids)
}
