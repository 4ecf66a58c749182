import { ANSWERING_DAYS, FEWEST_ASKED } from '@/contract/account/person'
import { t } from '@/words/words'

const DAY = 86_400_000

/** A conversation that somebody else began: when they wrote, and when they were first answered, in milliseconds. */
export type Asked = { askedMs: number; answeredMs: number | null }
export type Answering = { within_day: number; of: number }

/** How many of those who asked lately were answered within a day; null where too few asked. */
export function answeringOf(all: readonly Asked[], now: number): Answering | null {
  const counted = all.filter(
    ({ askedMs, answeredMs }) => askedMs > now - ANSWERING_DAYS * DAY && (answeredMs !== null || now - askedMs >= DAY),
  )
  if (counted.length < FEWEST_ASKED) return null
  const quick = counted.filter(({ askedMs, answeredMs }) => answeredMs !== null && answeredMs - askedMs < DAY)
  return { within_day: quick.length, of: counted.length }
}

/** 'Answers 8 of 10 within a day, last 90 days'; empty where it is not known. */
export function answeringWords(answering: Answering | null | undefined): string {
  return answering
    ? t('Answers {answered} of {asked} within a day, last {days} days', {
        answered: answering.within_day,
        asked: answering.of,
        days: ANSWERING_DAYS,
      })
    : ''
}
