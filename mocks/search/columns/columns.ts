import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import type { Sort } from '@/domain/search/filter-state'
import { NUMBERS, type NumberName } from '@/domain/search/query/numbers'
import { ORDERS, rankOf, SORTS } from '@/domain/search/sort-listings'
import { patternsOf, wirePattern, type Pattern } from '../../store/worlds/generated/generate-listings'
import { noBits, setBit, type Bits } from './bits'
import { sortedBy } from './orders'

/** The numbers that differ between the generated listings of one kind; all others are those of the kind. */
export const VARYING = ['price', 'sqm', 'size', 'beds', 'dues'] as const satisfies NumberName[]
export type Varying = (typeof VARYING)[number]

export function isVarying(name: NumberName): name is Varying {
  return (VARYING as readonly string[]).includes(name)
}

export const TILE_LEVEL = 22

export type Columns = {
  size: number
  kind: Uint8Array<ArrayBuffer>
  numbers: Record<Varying, Float64Array<ArrayBuffer>>
  /** Milliseconds since 1970. */
  created: Float64Array<ArrayBuffer>
  lat: Float64Array<ArrayBuffer>
  lng: Float64Array<ArrayBuffer>
  tileX: Uint32Array<ArrayBuffer>
  tileY: Uint32Array<ArrayBuffer>
  /** Every order of the results, as rows. */
  orders: Record<Sort, Uint32Array<ArrayBuffer>>
  ofKind: Bits[]
}

/** The varying numbers, place, date and the number in the title are each listing’s own. */
export function kindsOf(now: number): Listing[] {
  return patternsOf(now).map((pattern) => toListing(wirePattern(pattern)))
}

export function buildColumns(size: number, now: number): Columns {
  const patterns = patternsOf(now)
  const kinds = kindsOf(now)
  const floats = () => new Float64Array(size)
  const numbers = Object.fromEntries(VARYING.map((name) => [name, floats()])) as Columns['numbers']
  const [created, lat, lng] = [floats(), floats(), floats()]
  const [tileX, tileY, kind] = [new Uint32Array(size), new Uint32Array(size), new Uint8Array(size)]
  const ofKind = kinds.map(() => noBits(size))
  for (let row = 0; row < size; row += 1) {
    const number = row + 1
    const own = number % patterns.length
    const varied = (patterns[own] as Pattern).vary(number)
    const listing = kinds[own] as Listing
    kind[row] = own
    setBit(ofKind[own]!, row)
    // One object a kind is filled again and again: a million would take seconds.
    listing.price = varied.price
    listing.squareFeet = varied.size ?? 0
    listing.bedrooms = varied.bedrooms
    for (const name of VARYING) numbers[name][row] = NUMBERS[name](listing)
    created[row] = varied.created
    lat[row] = varied.latitude
    lng[row] = varied.longitude
    tileX[row] = tileColumn(varied.longitude, TILE_LEVEL)
    tileY[row] = tileRow(varied.latitude, TILE_LEVEL)
  }
  // Equal ones come newest first, and then by their ids as text: 'g10' before 'g2'.
  const byId = sortedBy(
    Uint32Array.from({ length: size }, (_, row) => row),
    (row) => idRank(row + 1),
  )
  const newest = sortedBy(byId, (row) => -created[row]!)
  const orders = Object.fromEntries(
    SORTS.map(({ value: sort }) => {
      const { by } = ORDERS[sort]
      if (by === 'created') return [sort, newest]
      const valueAt = isVarying(by)
        ? (row: number) => numbers[by][row]!
        : (row: number) => NUMBERS[by](kinds[kind[row]!]!)
      // No generated listing is reduced: the order is that of the newest.
      const isSame = !isVarying(by) && new Set(kinds.map(NUMBERS[by])).size === 1
      return [sort, isSame ? newest : sortedBy(newest, (row) => rankOf(sort, valueAt(row)))]
    }),
  ) as Columns['orders']
  return { size, kind, numbers, created, lat, lng, tileX, tileY, orders, ofKind }
}

/** A number that is lower for the text that comes first: of digits, filled up to the same length. */
function idRank(number: number): number {
  const text = String(number)
  return Number(text.padEnd(8, '0')) * 10 + text.length
}

export function tileColumn(lng: number, level: number): number {
  const tiles = 2 ** level
  return Math.min(tiles - 1, Math.max(0, Math.floor(((lng + 180) / 360) * tiles)))
}

export function tileRow(lat: number, level: number): number {
  const tiles = 2 ** level
  const sine = Math.sin((Math.max(-85.0511, Math.min(85.0511, lat)) * Math.PI) / 180)
  const share = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return Math.min(tiles - 1, Math.max(0, Math.floor(share * tiles)))
}
