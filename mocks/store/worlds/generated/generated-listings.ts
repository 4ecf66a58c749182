import { buildColumns, kindsOf } from '../../../search/columns/columns'
import { makeGenerated, rowOf, type Generated } from '../../../search/columns/listing-index'
import type { Row } from '../../database'
import type { BaseRows } from '../../table'
import { KINDS, listingMaker, listingsAsJson } from './generate-listings'

/** Generated listings: found by number, listed as ready-made JSON, searched in columns, never scanned row by row. */
export type GeneratedListings = BaseRows<Row<'property'>> & {
  size: number
  /** All of them as the inside of a JSON list, written when it is first asked for. */
  json: () => Uint8Array<ArrayBuffer>
  search: Generated
}

/** `count` generated listings. Columns and JSON are made when they are first asked for. */
export function generateListings(count: number, now: number): GeneratedListings {
  const make = listingMaker(now)
  let search: Generated | undefined
  let json: Uint8Array<ArrayBuffer> | undefined
  return {
    size: count,
    get search() {
      return (search ??= makeGenerated(buildColumns(count, now), kindsOf(now)))
    },
    json: () => (json ??= listingsAsJson(count, now)),
    rows: () => Array.from({ length: count }, (_, index) => make(index + 1)),
    kinds: () => Array.from({ length: Math.min(count, KINDS) }, (_, index) => make(index + 1)),
    find(key) {
      const row = rowOf(key)
      return row !== undefined && row < count ? make(row + 1) : undefined
    },
  }
}
