import type { Tour } from '@/domain/tours/tour'
import { dayText, timeText } from '@/domain/tours/tour-times'
import { t } from '@/words/words'

/** The title of the listing, as far as it is known: one that is no longer offered may have none. */
export function tourTitle({ property }: Pick<Tour, 'property'>): string {
  return property.title || t('A listing that is no longer offered')
}

/** For a sentence that names them `{date}` and `{time}`. */
export function wordsOf({ date, time }: { date: string; time: string | null }): { date: string; time: string } {
  return { date: dayText(date), time: timeText(time ?? '') }
}
