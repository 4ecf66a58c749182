import { addToCompare, COMPARE_MAX, removeFromCompare, type CompareEntry } from '@/domain/listing/compare'
import { amountOf, amountOrNull, isRecord, textOf, textsOf } from '@/domain/wire-values'
import type { Label } from '@/words/words'
import { useFavorites } from './favorites'
import { parseJson, storedValue } from './storage/stored-value'

/** `compareList`: a bare JSON array of compare entries (B 3.1, 3.5); what is damaged is dropped. */
export const useCompareList = storedValue<readonly CompareEntry[]>({
  key: 'compareList',
  read: readCompareList,
  write: (entries) => JSON.stringify(entries),
})

/** The stored entries: each id once, at most 4, missing fields as documented (B 3.5). */
export function readCompareList(text: string | null): CompareEntry[] {
  const raw = parseJson(text)
  if (!Array.isArray(raw)) return []
  const byId = new Map<string, CompareEntry>()
  for (const given of raw) {
    const entry = readEntry(given)
    if (entry && !byId.has(entry.id)) byId.set(entry.id, entry)
  }
  return [...byId.values()].slice(0, COMPARE_MAX)
}

function readEntry(raw: unknown): CompareEntry | null {
  if (!isRecord(raw)) return null
  const id = textOf(raw['id'])
  if (id === '') return null
  return {
    id,
    title: textOf(raw['title']),
    address: textOf(raw['address']),
    price: amountOf(raw['price']),
    listing_type: raw['listing_type'] === 'rent' ? 'rent' : 'sale',
    property_type: textOf(raw['property_type']),
    bedrooms: amountOf(raw['bedrooms']),
    bathrooms: amountOf(raw['bathrooms']),
    square_feet: amountOf(raw['square_feet']),
    parking_spots: amountOf(raw['parking_spots']),
    year_built: amountOrNull(raw['year_built']),
    hoa_fees: amountOf(raw['hoa_fees']),
    images: textsOf(raw['images']),
    features: textsOf(raw['features']),
    rating: amountOrNull(raw['rating']),
    days_on_market: amountOf(raw['days_on_market']),
    price_per_sqft: amountOf(raw['price_per_sqft']),
  }
}

export function useIsCompared(id: string): boolean {
  return useCompareList((state) => state.value.some((entry) => entry.id === id))
}

/** Storage is full or blocked (B 8). */
const NOT_STORED: Label = 'This browser cannot store your compare list. The change is lost when you close this tab.'

/** Adds a property. Returns null, or the text to show if the rules or storage refuse it (A 9). */
export function addToCompareList(entry: CompareEntry): Label | null {
  const { current, set } = useCompareList.getState()
  const result = addToCompare(current(), entry, useFavorites.getState().current())
  if (!result.ok) return result.message
  return set(result.list) ? null : NOT_STORED
}

export function removeFromCompareList(id: string): void {
  useCompareList.getState().update((entries) => removeFromCompare(entries, id))
}
