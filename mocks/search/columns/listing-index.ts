import type { Listing } from '@/domain/listing/listing'
import { costsBy } from '@/domain/finance/costs-by-month'
import { BUILT_IN_FIGURES, type Figures } from '@/domain/finance/figures'
import { matcher, needsCosts } from '@/domain/search/filters'
import type { Sort } from '@/domain/search/filter-state'
import { NUMBERS, type NumberName } from '@/domain/search/query/numbers'
import type { ServerSearch } from '@/domain/search/query/server-query'
import { compareRanked, ORDERS, ranked, rankOf, sortListings } from '@/domain/search/sort-listings'
import { clearBit, hasBit, type Bits } from './bits'
import { isVarying, type Columns } from './columns'
import { createFinder, type Finder } from './matching'

export type Generated = { columns: Columns; kinds: readonly Listing[]; finder: Finder }

/** What can be searched at one moment: it never changes. */
export type ListingIndex = {
  generated: Generated | null
  /** Rows of generated listings that were changed or removed. */
  gone: readonly number[]
  written: readonly Listing[]
  /** By which costs by month are computed; the built-in ones if left out. */
  figures?: Figures
}

export type Found = { bits: Bits | null; written: readonly Listing[]; count: number }

/** Where a page goes on: the next row in the order of the generated listings, and the next of the others. */
export type Position = { generated: number; written: number }

export function makeGenerated(columns: Columns, kinds: readonly Listing[]): Generated {
  return { columns, kinds, finder: createFinder(columns, kinds) }
}

export function countFound(index: ListingIndex, search: ServerSearch): number {
  const { generated, gone, figures = BUILT_IN_FIGURES } = index
  const written = writtenIn(index, search).length
  if (!generated) return written
  const { finder } = generated
  const lost = gone.filter((row) => finder.matchesAt(search, figures, row)).length
  return finder.count(search, figures) - lost + written
}

function writtenIn({ written, figures = BUILT_IN_FIGURES }: ListingIndex, search: ServerSearch): Listing[] {
  return written.filter(matcher(search, needsCosts(search) ? costsBy(search.loan, figures) : null))
}

export function generatedSince(index: ListingIndex, search: ServerSearch, since: number): number {
  const { bits } = find(index, search)
  if (!bits || !index.generated) return 0
  const { created } = index.generated.columns
  return created.reduce((sum, at, row) => (at > since && hasBit(bits, row) ? sum + 1 : sum), 0)
}

export function find(index: ListingIndex, search: ServerSearch): Found {
  const { generated, gone, figures = BUILT_IN_FIGURES } = index
  const written = sortListings(writtenIn(index, search), search.sort)
  if (!generated) return { bits: null, written, count: written.length }
  const bits = generated.finder.bits(search, figures)
  for (const row of gone) clearBit(bits, row)
  return { bits, written, count: countFound(index, search) }
}

/** Generated and other listings in one order. `next` is null at the end. */
export function pageOf(
  { generated }: ListingIndex,
  { bits, written }: Found,
  { sort, from, limit }: { sort: Sort; from: Position; limit: number },
): { ids: string[]; next: Position | null } {
  const order = generated?.columns.orders[sort]
  const isFound = (row: number) => bits !== null && hasBit(bits, row)
  const at = { ...from }
  const toFound = () => {
    const rest = order?.length ?? 0
    while (at.generated < rest && !isFound(order![at.generated]!)) at.generated += 1
  }
  const ids: string[] = []
  toFound()
  while (ids.length < limit) {
    const other = written[at.written]
    const row = order?.[at.generated]
    if (row === undefined && !other) break
    const own = row === undefined || !generated ? null : rankedAt(generated, row, sort)
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

function rankedAt({ columns, kinds }: Generated, row: number, sort: Sort) {
  const { numbers, created, kind } = columns
  const { by } = ORDERS[sort]
  const varied = by === 'created' ? created : isVarying(by) ? numbers[by] : undefined
  const value = varied?.[row] ?? NUMBERS[by as NumberName](kinds[kind[row]!]!)
  return { rank: rankOf(sort, value), createdMs: created[row]!, id: idAt(row) }
}

export function idAt(row: number): string {
  return `g${row + 1}`
}

export function rowOf(id: string): number | undefined {
  return /^g[1-9]\d*$/.test(id) ? Number(id.slice(1)) - 1 : undefined
}
