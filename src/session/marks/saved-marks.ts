import type { Listing } from '@/domain/listing/listing'
import { isRecord } from '@/domain/wire-values'
import { parseJson, storedValue } from '@/session/storage/stored-value'

export const NOTE_MAX = 500

type Prices = Readonly<Record<string, { price: number; currency: string }>>
type Notes = Readonly<Record<string, string>>

/** `proventous:saved-prices`: what each favorite cost when it was saved, by its id. */
export const useSavedPrices = storedValue<Prices>({
  key: 'proventous:saved-prices',
  read(text) {
    const kept = parseJson(text)
    const entries = Object.entries(isRecord(kept) ? kept : {}).flatMap(([id, value]) => {
      const { price, currency } = isRecord(value) ? value : {}
      const sound = typeof price === 'number' && Number.isFinite(price) && price > 0 && typeof currency === 'string'
      return sound ? [[id, { price, currency }] as const] : []
    })
    return Object.fromEntries(entries)
  },
  write: (prices) => (Object.keys(prices).length > 0 ? JSON.stringify(prices) : null),
})

/** `proventous:saved-notes`: what a person wrote about each favorite, by its id. */
export const useSavedNotes = storedValue<Notes>({
  key: 'proventous:saved-notes',
  read(text) {
    const kept = parseJson(text)
    const entries = Object.entries(isRecord(kept) ? kept : {})
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  },
  write: (notes) => (Object.keys(notes).length > 0 ? JSON.stringify(notes) : null),
})

export function rememberPrice({ id, price, currency }: Pick<Listing, 'id' | 'price' | 'currency'>): void {
  if (price > 0) useSavedPrices.getState().update((now) => ({ ...now, [id]: { price, currency } }))
}

/** Keeps a note; an empty one is removed. */
export function keepNote(id: string, note: string): void {
  useSavedNotes
    .getState()
    .update(({ [id]: _, ...others }) => (note.trim() === '' ? others : { ...others, [id]: note.slice(0, NOTE_MAX) }))
}
