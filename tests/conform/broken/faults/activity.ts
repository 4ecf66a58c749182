import type { Fault } from '../fault'
import { data } from './kinds'

type Listing = { property_id: string; days: { date: string; views: number }[] }

/** Changes every listing of the daily counts. */
const counts = (change: (listing: Listing) => object) =>
  data('getOwnActivity', (all) => ({ ...all, listings: (all['listings'] as Listing[]).map(change) }))

const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)

let asked = 0

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
  {
    name: 'a device counts again with every view',
    only: ['countView'],
    says: /listMyProperties, data\.\*\.views and likes: expected "2 views, 2 saves", got "4 views, 2 saves"/,
    asks: (endpoint, body) =>
      endpoint === 'countView' ? { device: `${String(body['device'])}-${(asked += 1)}` } : body,
  },
  {
    name: 'the owner’s own views count',
    only: ['countView'],
    says: /listMyProperties, data\.\*\.views and likes after the owner’s own: expected "2 views, 2 saves", got "3 views, 2/,
    around: ({ endpoint, path, token, backend: { db, viewerOf, clock } }) => {
      const property_id = path.split('/')[3] ?? ''
      const own = token !== undefined && db.property.find(property_id)?.user_id === viewerOf(token)?.id
      if (endpoint !== 'countView' || !own) return undefined
      const row = { id: `${property_id} own`, property_id, device: 'of-the-owner', at: clock.iso() }
      return () => void db.listing_view.insert(row)
    },
  },
  {
    name: 'a save is never taken back',
    only: ['countSave'],
    says: /listMyProperties, data\.\*\.views and likes after one was taken back: expected "2 views, 1 saves", got "2 views, 2/,
    asks: (endpoint, body) => (endpoint === 'countSave' ? { ...body, saved: true } : body),
  },
]
