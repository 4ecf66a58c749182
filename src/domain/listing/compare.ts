import { pesoPrice } from './asking-price'
import { pesoDues } from '../papers/dues'
import { sameId } from '../ids'
import { daysOnMarket, placeLine, type Listing, type ListingType } from './listing'
import { english, type Label } from '@/words/words'

/** One compared property under its stored names (B 3.5). Money in pesos, size in square feet. */
export type CompareEntry = {
  id: string
  title: string
  address: string
  price: number
  listing_type: ListingType
  property_type: string
  bedrooms: number
  bathrooms: number
  square_feet: number
  parking_spots: number
  year_built: number | null
  hoa_fees: number
  images: string[]
  features: string[]
  rating: number | null
  days_on_market: number
  price_per_sqft: number
}

/** Fewest and most properties side by side (B 9). */
export const COMPARE_MIN = 2
export const COMPARE_MAX = 4

/** Documented alerts: choosing on the saved page (B 5) and adding to a full list (A 9). */
export const COMPARE_TOO_FEW = 'Please select at least 2 properties to compare.'
export const COMPARE_TOO_MANY = 'You can compare up to 4 properties at a time.'
export const COMPARE_FULL =
  'You can compare up to 4 properties at a time. Please remove one from your compare list first.'
/** Ours: A 9 gives these two rules without a text. */
export const COMPARE_ALREADY_ADDED = 'This property is already in your compare list.'
export const COMPARE_NOT_SAVED = 'Only saved properties can be compared. Save this one first.'

/** A listing as it is compared (B 3.5), at `now` in milliseconds; the price in pesos (B 3.3). */
export function toCompareEntry(listing: Listing, now: number): CompareEntry {
  const price = pesoPrice(listing)
  return {
    id: listing.id,
    title: listing.title,
    address: placeLine(listing, english),
    price,
    listing_type: listing.listingType,
    property_type: listing.propertyType,
    bedrooms: listing.bedrooms ?? 0,
    bathrooms: listing.bathrooms ?? 0,
    square_feet: listing.squareFeet,
    parking_spots: listing.parkingSpots,
    year_built: listing.yearBuilt,
    hoa_fees: pesoDues(listing),
    images: listing.images.map((image) => image.src),
    features: listing.features,
    rating: listing.rating,
    days_on_market: daysOnMarket(listing, now) ?? 0,
    price_per_sqft: listing.squareFeet > 0 ? Math.round(price / listing.squareFeet) : 0,
  }
}

export type CompareResult<Item> = { ok: true; list: Item[] } | { ok: false; list: Item[]; message: Label }

function refuse<Item>(list: readonly Item[], message: Label): CompareResult<Item> {
  return { ok: false, list: [...list], message }
}

/** Adds to the compare list: not twice, at most 4, only saved favorites (A 9). Refused, the list stays as it is. */
export function addToCompare(
  list: readonly CompareEntry[],
  entry: CompareEntry,
  favorites: readonly string[],
): CompareResult<CompareEntry> {
  if (list.some((other) => sameId(other.id, entry.id))) return refuse(list, COMPARE_ALREADY_ADDED)
  if (list.length >= COMPARE_MAX) return refuse(list, COMPARE_FULL)
  if (!favorites.some((id) => sameId(id, entry.id))) return refuse(list, COMPARE_NOT_SAVED)
  return { ok: true, list: [...list, entry] }
}

export function removeFromCompare(list: readonly CompareEntry[], id: string): CompareEntry[] {
  return list.filter((entry) => !sameId(entry.id, id))
}

/** Chooses a property for comparison on the saved page, or takes the choice back (B 4); a fifth is refused (B 5). */
export function toggleSelection(selected: readonly string[], id: string): CompareResult<string> {
  if (selected.some((other) => sameId(other, id))) {
    return { ok: true, list: selected.filter((other) => !sameId(other, id)) }
  }
  return selected.length >= COMPARE_MAX ? refuse(selected, COMPARE_TOO_MANY) : { ok: true, list: [...selected, id] }
}

/** The compare list for the properties chosen on the saved page: at least 2, at most 4 (B 5). */
export function startCompare(entries: readonly CompareEntry[]): CompareResult<CompareEntry> {
  if (entries.length < COMPARE_MIN) return refuse(entries, COMPARE_TOO_FEW)
  return entries.length > COMPARE_MAX ? refuse(entries, COMPARE_TOO_MANY) : { ok: true, list: [...entries] }
}

/** The saved listings that can still be added: favorites that are not in the list yet (A 9). */
export function addable(saved: readonly Listing[], list: readonly CompareEntry[]): Listing[] {
  return saved.filter((listing) => !list.some((entry) => sameId(entry.id, listing.id)))
}

// Lowest is best for these, highest for the rest (A 9).
const LOWEST = ['price', 'hoa_fees', 'price_per_sqft', 'days_on_market'] as const
const HIGHEST = ['bedrooms', 'bathrooms', 'square_feet', 'parking_spots', 'year_built', 'rating', 'features'] as const

export type CompareRow = (typeof LOWEST)[number] | (typeof HIGHEST)[number]

function valueOf(entry: CompareEntry, row: CompareRow): number {
  return row === 'features' ? entry.features.length : (entry[row] ?? 0)
}

/** Every id of a tie (A 9). 0 is 'none' or 'unknown' and never wins. Empty with one value, or equal ones. */
export function bestOf(entries: readonly CompareEntry[], row: CompareRow): string[] {
  const values = entries.map((entry) => valueOf(entry, row))
  const known = values.filter((value) => value > 0)
  if (known.length < 2 || new Set(known).size < 2) return []
  const best = (LOWEST as readonly string[]).includes(row) ? Math.min(...known) : Math.max(...known)
  return entries.filter((_, index) => values[index] === best).map((entry) => entry.id)
}
