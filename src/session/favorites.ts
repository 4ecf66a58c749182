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

export function toggleFavorite(id: string): boolean {
  const { value, set } = useFavorites.getState()
  const saved = !value.includes(id)
  set(saved ? [...value, id] : value.filter((other) => other !== id))
  return saved
}

export function restoreFavorites(ids: readonly string[]): void {
  useFavorites.getState().set(ids)
}
