import type { Rows } from '../../database'
import { tourReminderId } from '../../row-keys'
import { notificationRows } from './notifications-history'
import { reportRows } from './reports-history'
import { linkRows, listRows, searchRows, voteRows } from './searches-history'
import { talkRows } from './talk-history'
import { hiddenReviews, tourRequestRows, tourRows } from './tours-history'

const HOUR = 3_600_000

export function historyRows(now: number): Rows {
  const tours = tourRows(now)
  return {
    ...talkRows(now),
    notification: notificationRows(now),
    tour: [...tours, ...tourRequestRows(now)],
    tour_reminder: tours.map((tour) => ({
      id: tourReminderId(tour),
      sent_at: new Date(now - 20 * HOUR).toISOString(),
    })),
    report: reportRows(now),
    review: hiddenReviews(now),
    saved_search: searchRows(now),
    favorite_list: listRows(now),
    list_link: linkRows(now),
    list_vote: voteRows(now),
  }
}
