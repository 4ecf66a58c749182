import * as fc from 'fast-check'
import { type WireProperty } from '@/contract/listing/property'
import { CATEGORIES, type CategoryId } from '@/domain/listing/taxonomy'

export const KEYS = { price: 'price', size: 'floor area', lot: 'lot area' } as const
type Key = keyof typeof KEYS
type Bounds = [min: number | null, max: number | null]
export type Typed = { mode: 'sale' | 'rent'; category: CategoryId; metric: boolean; q: string } & Record<Key, Bounds>

/** The number fields of some categories (B 9). */
export const FIELDS: Partial<Record<CategoryId, readonly Key[]>> = {
  residential: ['price', 'size', 'lot'],
  commercial: ['price', 'size'],
  industrial: ['price', 'size', 'lot'],
  land: ['price', 'lot'],
}
const NONE: Bounds = [null, null]
const WORDS = ['jaro house', 'lapaz', 'CONDO', 'iloilo lot', 'molo', 'house pavia']
const NUMBERS: Record<Key | 'rent', readonly number[]> = {
  price: [1_000_000, 3_000_000, 5_000_000, 10_000_000, 12_000_000, 25_000_000],
  rent: [9_000, 15_000, 25_000, 50_000, 90_000, 1_000_000],
  size: [40, 90, 150, 500, 1_000, 2_500, 10_000],
  lot: [100, 250, 500, 1_200, 5_000, 20_000, 43_560],
}

const place = fc.nat(5)
const none = fc.constant(null)
const anyTyped: fc.Arbitrary<Typed> = fc
  .constantFrom(
    'residential' as const,
    'residential' as const,
    'commercial' as const,
    'industrial' as const,
    'land' as const,
  )
  .chain((category) =>
    fc.record({
      mode: fc.constantFrom('sale' as const, 'rent' as const),
      category: fc.constant(category),
      metric: fc.boolean(),
      q: fc.constantFrom(...Array<string>(18).fill(''), ...WORDS),
      key: fc.constantFrom(...FIELDS[category]!),
      places: fc.oneof(fc.tuple(place, none), fc.tuple(none, place), fc.tuple(none, place), fc.tuple(place, place)),
    }),
  )
  .map(({ key, places, ...search }) => {
    const values = NUMBERS[key === 'price' && search.mode === 'rent' ? 'rent' : key]
    const [min, max] = places.map((place) => (place === null ? null : values[place]!))
    return { ...search, price: NONE, size: NONE, lot: NONE, [key]: [min, max] }
  })

const textsOf = (row: WireProperty) => [
  row.title,
  row.street,
  row.city,
  row.province,
  row.property_type,
  row.property_subtype,
  row.features,
  row.building_features,
  row.industrial_features,
  row.land_features,
  row.special_features,
  row.investment_features,
  row.nearby_amenities,
  row.ph?.barangay,
  row.ph?.landmark,
  row.ph?.license_to_sell?.project,
]

/** The documented substring, a lower bound for four letters and more, or a word that begins so, or is it. */
function holds(row: WireProperty, typed: string): boolean {
  const words = textsOf(row).flatMap((text) => (text ?? '').toLowerCase().split(/[^a-z0-9]+/))
  if (typed.length < 4) return words.includes(typed)
  const documented = [row.title, row.street, row.city].join(' | ').toLowerCase()
  return documented.includes(typed) || words.some((word) => word.startsWith(typed))
}

/** B 5, read a second time. */
export function isWanted(row: WireProperty, { mode, category, metric, q, price, size, lot }: Typed): boolean {
  const isWithin = (value: number, [min, max]: Bounds) => value >= (min ?? 0) && value <= (max ?? Infinity)
  // Finer than what is typed: 1,200 sq m are kept as acres with eight decimals.
  const inHundredths = (value: number) => Math.round(value * 100) / 100
  const words = q.toLowerCase().replace('lapaz', 'la paz').split(' ')
  const area = Number(row.size ?? 0) / (metric ? 10.7639 : 1)
  const squareFeet = Number(row.lot_size ?? 0) * 43_560
  return (
    row.listing_type === mode &&
    CATEGORIES[category].subtypes.some((type) => type === row.property_type) &&
    words.every((word) => holds(row, word)) &&
    isWithin(row.currency === 'USD' ? Number(row.price) * 56.5 : Number(row.price), price) &&
    isWithin(inHundredths(area), size) &&
    isWithin(inHundredths(metric ? squareFeet / 10.7639 : squareFeet), lot)
  )
}

/** What 60 people typed. */
export const SEARCHES = fc.sample(anyTyped, { seed: 20_261_122, numRuns: 60 })
