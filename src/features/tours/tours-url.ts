import { isCalendarDay } from '@/domain/calendar-day'

export type TourSide = 'visits' | 'requests'

export type ToursView = TourSide | 'times'

export type Layout = 'list' | 'day' | 'week'

export type ToursUrl = {
  show?: 'requests' | 'times' | undefined
  /** How visits to the own listings are laid out; nothing for the list. */
  as?: 'day' | 'week' | undefined
  /** A Philippine calendar day, `2026-06-18`: that day or its week; nothing for today. */
  day?: string | undefined
  /** Id of the visit that the list begins at. */
  visit?: string | undefined
}

/** The search params of Property Tours; nothing for the own visits. */
export function readToursUrl({ show, as, day, visit }: Record<string, unknown>): ToursUrl {
  if (show === 'times') return { show }
  if (show !== 'requests') return {}
  return {
    show,
    as: as === 'day' || as === 'week' ? as : undefined,
    day: typeof day === 'string' && isCalendarDay(day) ? day : undefined,
    visit: typeof visit === 'string' || typeof visit === 'number' ? String(visit) : undefined,
  }
}
