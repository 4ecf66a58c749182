import type { ActivityDay, OwnActivity } from '@/contract/account/activity'

export const ACTIVITY_FIGURES = ['views', 'saves', 'inquiries', 'offers'] as const
export type ActivityFigure = (typeof ACTIVITY_FIGURES)[number]

/** Every day of the answer, oldest first, of one listing or of all (null). A day that is missing counts nothing. */
export function activityDays({ first_day, last_day, listings }: OwnActivity, listing: string | null): ActivityDay[] {
  const counted = listings
    .filter(({ property_id }) => listing === null || String(property_id) === listing)
    .flatMap(({ days }) => days)
  return datesBetween(first_day, last_day).map((date) => {
    const those = counted.filter((day) => day.date === date)
    const sum = (figure: ActivityFigure) => those.reduce((total, day) => total + day[figure], 0)
    return { date, views: sum('views'), saves: sum('saves'), inquiries: sum('inquiries'), offers: sum('offers') }
  })
}

export function activityTotal(days: readonly ActivityDay[], figure: ActivityFigure): number {
  return days.reduce((total, day) => total + day[figure], 0)
}

/** More days than any answer has; a damaged answer draws nothing endless. */
const MOST_DAYS = 366

function datesBetween(first: string, last: string): string[] {
  const dates: string[] = []
  const start = Date.parse(`${first}T00:00:00Z`)
  for (let at = start; dates.length < MOST_DAYS; at += 86_400_000) {
    const date = Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10)
    if (date === '' || date > last) break
    dates.push(date)
  }
  return dates
}
