import { SNAPSHOT_MINUTES } from '@/contract/search/limits'
import type { Listing } from '@/domain/listing/listing'
import { readFigures } from '@/domain/finance/figures'
import { toListing } from '@/domain/listing/map-listing'
import type { Backend } from '../backend'
import { problem } from '../network/problem'
import type { Row } from '../store/database'
import { hiddenOwners } from '../services/standing/standing'
import { wireProperty } from '../wire/listing-wire'
import { eachBit } from './columns/bits'
import { rowOf, type Generated, type ListingIndex } from './columns/listing-index'

export type Snapshot = { name: string; index: ListingIndex }

type Kept = Snapshot & { usedAt: number; revision: number }

const LIFETIME = SNAPSHOT_MINUTES * 60_000

const histories = new WeakMap<Backend, Kept[]>()
const mapped = new WeakMap<Backend, Map<string, { row: Row<'property'>; listing: Listing }>>()

export function newestSnapshot(backend: Backend): Snapshot {
  const { db, clock } = backend
  const kept = histories.get(backend) ?? []
  const last = kept.at(-1)
  if (last?.revision === db.revision()) {
    last.usedAt = clock.now()
    return last
  }
  const index = currentIndex(backend, last?.index)
  if (last && index === last.index) {
    Object.assign(last, { revision: db.revision(), usedAt: clock.now() })
    return last
  }
  // The time of the seed tells a snapshot from those before a reset or a restart.
  const name = `${backend.seededAt().toString(36)}-${db.revision()}`
  const next = { name, index, usedAt: clock.now(), revision: db.revision() }
  histories.set(backend, [...kept.filter(({ usedAt }) => clock.now() - usedAt <= LIFETIME), next])
  return next
}

export function snapshotNamed(backend: Backend, name: string): Snapshot {
  const now = backend.clock.now()
  const newest = newestSnapshot(backend)
  const found = histories.get(backend)?.find((kept) => kept.name === name)
  if (!found || (found.name !== newest.name && now - found.usedAt > LIFETIME))
    throw problem(410, 'These results are out of date. Please search again.')
  found.usedAt = now
  return found
}

/** The listings of the store; the index before where no listing was written since. */
function currentIndex(backend: Backend, before: ListingIndex | undefined): ListingIndex {
  const { db } = backend
  const generated = backend.generatedListings()?.search ?? null
  const hidden = hiddenOwners(db)
  const shown = db.property.written().filter(({ user_id }) => !hidden.has(user_id))
  const written = shown.map((row) => listingOf(backend, row))
  const gone = generated
    ? [...new Set([...db.property.goneKeys().flatMap((key) => rowOf(key) ?? []), ...rowsOf(generated, hidden)])]
    : []
  const figures = readFigures(db.finance_figure.all())
  const same =
    before?.generated === generated &&
    JSON.stringify(before.figures) === JSON.stringify(figures) &&
    areSame(before.gone, gone) &&
    areSame(before.written, written)
  return same ? before : { generated, gone, written, figures }
}

function areSame<Item>(before: readonly Item[], now: readonly Item[]): boolean {
  return before.length === now.length && now.every((item, place) => item === before[place])
}

/** The rows of generated listings whose owner is one of these. */
function rowsOf({ columns, kinds }: Generated, owners: ReadonlySet<string>): number[] {
  const rows: number[] = []
  for (const [kind, { owner }] of kinds.entries())
    if (owner.id !== null && owners.has(owner.id)) eachBit(columns.ofKind[kind]!, (row) => rows.push(row))
  return rows
}

/** Mapped once as long as the row stays the same. What a listing shows of its owner is not searched. */
function listingOf(backend: Backend, row: Row<'property'>): Listing {
  const known = mapped.get(backend) ?? new Map<string, { row: Row<'property'>; listing: Listing }>()
  mapped.set(backend, known)
  const before = known.get(row.id)
  if (before && isSame(before.row, row)) return before.listing
  const listing = toListing(wireProperty(backend, row))
  known.set(row.id, { row, listing })
  return listing
}

// Every write gives all rows of the table anew.
function isSame(one: Row<'property'>, other: Row<'property'>): boolean {
  return one === other || Object.entries(one).every(([name, value]) => other[name as keyof typeof other] === value)
}
