import { INTEREST } from '@/contract/rules/limits'
import { philippineDay } from '@/domain/tours/tour-times'
import type { Backend } from '../backend'
import { problem } from '../network/problem'
import type { Database, Row } from '../store/database'
import { waitForRoom } from './access/lockout'

export const viewsOf = (db: Database, listing: string) => db.listing_view.where((row) => row.property_id === listing)
export const savesOf = (db: Database, listing: string) => db.listing_save.where((row) => row.property_id === listing)

export function interestIn(db: Database, { id, views, likes }: Row<'property'>): { views: number; likes: number } {
  return { views: views + viewsOf(db, id).length, likes: likes + savesOf(db, id).length }
}

/** Counts a view, once for a device and a day in the Philippines. */
export function countView({ db, clock }: Backend, property_id: string, device: string): void {
  const id = `${property_id} ${philippineDay(clock.now())} ${device}`
  if (db.listing_view.find(id)) return
  requireFew(
    clock.now(),
    db.listing_view.where((row) => row.device === device),
  )
  db.listing_view.insert({ id, property_id, device, at: clock.iso() })
}

/** Counts a save, once for a device, or takes it back. */
export function countSave({ db, clock }: Backend, property_id: string, device: string, saved: boolean): void {
  const id = `${property_id} ${device}`
  const known = db.listing_save.find(id)
  if (known && !saved) db.listing_save.remove(id)
  if (known || !saved) return
  requireFew(
    clock.now(),
    db.listing_save.where((row) => row.device === device),
  )
  db.listing_save.insert({ id, property_id, device, at: clock.iso() })
}

export function forgetInterest(db: Database, listing: string): void {
  for (const { id } of viewsOf(db, listing)) db.listing_view.remove(id)
  for (const { id } of savesOf(db, listing)) db.listing_save.remove(id)
}

/** Refuses (429) a device that has had its share of this minute. */
function requireFew(now: number, rows: readonly { at: string }[]): void {
  const times = rows.map(({ at }) => Date.parse(at))
  const retryIn = waitForRoom(times, INTEREST, now)
  if (retryIn !== null) throw problem(429, 'These were many listings in a short time.', { retryIn })
}
