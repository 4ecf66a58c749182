import { ACTIVITY_DAYS, type ActivityDay, type OwnActivity } from '@/contract/account/activity'
import { philippineDay } from '@/domain/tours/tour-times'
import type { Backend } from '../backend'
import { savesOf, viewsOf } from '../services/interest'
import type { Database, Row } from '../store/database'
import { spreadOverDays } from '../store/worlds/views'

const DAY = 86_400_000
const NOTHING = { views: 0, saves: 0, inquiries: 0, offers: 0 }

export function activityOf(backend: Backend, lister: Row<'user'>): OwnActivity {
  const { db, clock } = backend
  const now = clock.now()
  const first_day = philippineDay(now, 1 - ACTIVITY_DAYS)
  const last_day = philippineDay(now)
  const listings = db.property
    .where((row) => row.user_id === lister.id)
    .map((row) => ({ property_id: row.id, days: daysOf(backend, row, first_day, last_day) }))
    .filter(({ days }) => days.length > 0)
  return { first_day, last_day, listings }
}

function daysOf({ db, seededAt }: Backend, row: Row<'property'>, first: string, last: string): ActivityDay[] {
  const days = new Map<string, ActivityDay>()
  const count = (date: string, what: keyof typeof NOTHING, times: number) => {
    if (date < first || date > last || times === 0) return
    const day = days.get(date) ?? { date, ...NOTHING }
    days.set(date, { ...day, [what]: day[what] + times })
  }
  for (const what of ['views', 'saves'] as const) {
    const total = what === 'views' ? row.views : row.likes
    const spread = spreadOverDays(`${row.id} ${what}`, total, daysBetween(row.created_at, seededAt()))
    for (const [ago, times] of spread.entries()) count(philippineDay(seededAt(), -ago), what, times)
  }
  for (const { at } of viewsOf(db, row.id)) count(dayOf(at), 'views', 1)
  for (const { at } of savesOf(db, row.id)) count(dayOf(at), 'saves', 1)
  for (const conversation of db.conversation.where(({ property_id }) => property_id === row.id)) {
    count(dayOf(firstWord(db, conversation)), 'inquiries', 1)
    const offers = db.message.where((one) => one.conversation_id === conversation.id && one.type === 'offer')
    for (const { timestamp } of offers) count(dayOf(timestamp), 'offers', 1)
  }
  return [...days.values()].toSorted((one, other) => one.date.localeCompare(other.date))
}

function firstWord(db: Database, { id, updated_at }: Row<'conversation'>): string {
  const times = db.message.where((one) => one.conversation_id === id).map(({ timestamp }) => timestamp)
  return times.toSorted()[0] ?? updated_at
}

function dayOf(instant: string): string {
  return philippineDay(Date.parse(instant))
}

/** Whole days from a point in time until `now`, by the calendar of the Philippines. */
function daysBetween(instant: string, now: number): number {
  const from = Date.parse(`${dayOf(instant)}T00:00:00Z`)
  return Math.max(0, Math.round((Date.parse(`${philippineDay(now)}T00:00:00Z`) - from) / DAY))
}
