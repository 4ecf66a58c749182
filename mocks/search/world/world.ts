import type { Listing } from '@/domain/listing/listing'
import { matcher } from '@/domain/search/filters'
import type { Sort } from '@/domain/search/filter-state'
import { NUMBERS, type NumberName } from '@/domain/search/query/numbers'
import type { ServerSearch } from '@/domain/search/query/server-query'
import { compareRanked, ORDERS, ranked, rankOf, sortListings } from '@/domain/search/sort-listings'
import { clearBit, hasBit, type Bits } from './bits'
import { isVarying, type Columns } from './columns'
import { createFinder, type Finder } from './matching'

/** The generated listings of a world, ready to be searched. */
export type Generated = { columns: Columns; kinds: readonly Listing[]; finder: Finder }

/** What can be searched at one moment: it never changes. */
export type World = {
  generated: Generated | null
  /** Places of generated listings that were changed or removed. */
  gone: readonly number[]
  /** Every other listing. */
  written: readonly Listing[]
}

/** What a search finds: places of generated listings and other listings in order. */
export type Found = { bits: Bits | null; written: readonly Listing[]; count: number }

/** Where a page goes on: the next place in the order of the generated listings, and the next of the others. */
export type Position = { generated: number; written: number }

export function makeGenerated(columns: Columns, kinds: readonly Listing[]): Generated {
  return { columns, kinds, finder: createFinder(columns, kinds) }
}

/** How many listings a search finds. */
export function countFound(world: World, search: ServerSearch): number {
  const { generated, gone } = world
  const written = world.written.filter(matcher(search)).length
  if (!generated) return written
  const { finder } = generated
  const lost = gone.filter((place) => finder.matchesAt(search, place)).length
  return finder.count(search) - lost + written
}

/** How many generated listings that a search finds were published after `since` (ms). */
export function generatedSince(world: World, search: ServerSearch, since: number): number {
  const { bits } = find(world, search)
  if (!bits || !world.generated) return 0
  const { created } = world.generated.columns
  return created.reduce((sum, at, place) => (at > since && hasBit(bits, place) ? sum + 1 : sum), 0)
}

export function find(world: World, search: ServerSearch): Found {
  const { generated, gone } = world
  const written = sortListings(world.written.filter(matcher(search)), search.sort)
  if (!generated) return { bits: null, written, count: written.length }
  const bits = generated.finder.bits(search)
  for (const place of gone) clearBit(bits, place)
  return { bits, written, count: countFound(world, search) }
}

/** Ids of the next page, generated and other listings in one order, and where the one after goes on; null at the end. */
export function pageOf(
  { generated }: World,
  { bits, written }: Found,
  { sort, from, limit }: { sort: Sort; from: Position; limit: number },
): { ids: string[]; next: Position | null } {
  const order = generated?.columns.orders[sort]
  const isFound = (place: number) => bits !== null && hasBit(bits, place)
  const at = { ...from }
  const toFound = () => {
    const rest = order?.length ?? 0
    while (at.generated < rest && !isFound(order![at.generated]!)) at.generated += 1
  }
  const ids: string[] = []
  toFound()
  while (ids.length < limit) {
    const other = written[at.written]
    const place = order?.[at.generated]
    if (place === undefined && !other) break
    const own = place === undefined || !generated ? null : rankedAt(generated, place, sort)
    if (own && (!other || compareRanked(own, ranked(other, sort)) < 0)) {
      ids.push(own.id)
      at.generated += 1
      toFound()
    } else if (other) {
      ids.push(other.id)
      at.written += 1
    }
  }
  const isLast = at.written >= written.length && (!order || at.generated >= order.length)
  return { ids, next: isLast ? null : at }
}

function rankedAt({ columns, kinds }: Generated, place: number, sort: Sort) {
  const { numbers, created, kind } = columns
  const { by } = ORDERS[sort]
  const varied = by === 'created' ? created : isVarying(by) ? numbers[by] : undefined
  const value = varied?.[place] ?? NUMBERS[by as NumberName](kinds[kind[place]!]!)
  return { rank: rankOf(sort, value), createdMs: created[place]!, id: idAt(place) }
}

/** The id of the generated listing at a place. */
export function idAt(place: number): string {
  return `g${place + 1}`
}

/** The place of a generated listing; undefined for another id. */
export function placeOf(id: string): number | undefined {
  return /^g[1-9]\d*$/.test(id) ? Number(id.slice(1)) - 1 : undefined
}
