import type { Fault } from '../fault'
import { data } from './kinds'

type Listing = { property_id: string; days: { date: string; views: number }[] }

/** Changes every listing of the daily counts. */
const counts = (change: (listing: Listing) => object) =>
  data('getOwnActivity', (all) => ({ ...all, listings: (all['listings'] as Listing[]).map(change) }))

const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)

/** Faults around the daily counts of a lister. */
export const ACTIVITY_FAULTS: readonly Fault[] = [
  {
    name: 'days are counted in another time zone',
    only: ['getOwnActivity'],
    says: /getOwnActivity, data\.listings\.\*\.days: expected counts of/,
    answers: counts((one) => ({ ...one, days: one.days.map((day) => ({ ...day, date: dayBefore(day.date) })) })),
  },
  {
    name: 'the days of a listing are more than its views',
    only: ['getOwnActivity'],
    says: /getOwnActivity, data\.listings\.\*\.days\.\*\.views: expected together at most/,
    answers: counts((one) => ({ ...one, days: one.days.map((day) => ({ ...day, views: day.views + 1_000 })) })),
  },
  {
    name: 'listings of others are counted too',
    only: ['getOwnActivity'],
    says: /getOwnActivity, data\.listings\.\*\.property_id: expected an own listing/,
    answers: data('getOwnActivity', (all) => ({
      ...all,
      listings: [...(all['listings'] as Listing[]), { property_id: 'somebody-else’s', days: [] }],
    })),
  },
]
