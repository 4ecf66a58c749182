import { LANGUAGES, type Language } from '@/contract/fields'
import { dateFormat, numberFormat } from '@/domain/units/formats'
import { firstSpoken, LANGUAGE_OF, languageOfPath, LOCALES, PREFIXES } from '@/words/locales'
import { storedValue } from './storage/stored-value'

const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  tl: 'Tagalog',
  hil: 'Hiligaynon',
  ceb: 'Cebuano',
}
/** Each language by its own name. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

export const TIMEZONES = [
  { value: 'Asia/Manila', label: 'Manila (GMT+8)' },
  { value: 'Asia/Tokyo', label: 'Tokyo (GMT+9)' },
  { value: 'America/New_York', label: 'New York' },
] as const
export type TimeZone = (typeof TIMEZONES)[number]['value']

/** The first language of a browser that the interface has; English (A 9) where it has none of them. */
export function browserLanguage(tags: readonly string[] = []): Language {
  return firstSpoken(tags, LANGUAGE_OF) ?? 'en'
}

/** The language that a path of an address names: of `/demo/fil/properties` below `/demo/`. */
export const languageOfAddress = (path: string): Language | undefined =>
  languageOfPath(path.slice(import.meta.env.BASE_URL.length), PREFIXES)

const opened = globalThis.location && languageOfAddress(location.pathname)

/**
 * `language`: the bare code (an addition); the browser's until one is chosen. The address that opened the page wins
 * until a language is chosen, and is not kept.
 */
export const useLanguage = storedValue<Language>({
  key: 'language',
  read: (text) => LANGUAGES.find((language) => language === text) ?? browserLanguage(globalThis.navigator?.languages),
  write: String,
  rendered: opened ?? 'en',
})
if (opened) useLanguage.setState({ value: opened })

/** The language in which a page is rendered at build time. */
export function renderInLanguage(language: Language): void {
  useLanguage.getInitialState().value = language
  useLanguage.setState({ value: language })
}

/** `timezone`: the bare name (an addition); Manila by default (A 9). */
export const useTimeZone = storedValue<TimeZone>({
  key: 'timezone',
  read: (text) => TIMEZONES.find(({ value }) => value === text)?.value ?? 'Asia/Manila',
  write: String,
})

/** Formats instants (ISO 8601 or milliseconds); unreadable ones become an empty text. */
export type Dates = {
  locale: string
  timeZone: string
  /** 'June 15, 2026' */
  day: (instant: string | number) => string
  /** 'Jun 15' in the year of `now`, else 'Jun 15, 2025' */
  shortDay: (instant: string | number, now: number) => string
  /** What follows 'since': '9:00 AM' for the day of `now`, 'Tuesday' for the six days before it, else as `shortDay` */
  since: (instant: string | number, now: number) => string
  /** 'Monday, June 15' */
  weekday: (instant: string | number) => string
  /** '9:00 AM' */
  time: (instant: string | number) => string
  /** 'June 2026' */
  month: (instant: string | number) => string
  count: (value: number) => string
}

const DAY_MS = 86_400_000

const known = new Map<string, Dates>()

/** The formats of a language and a zone; the same object each time. */
export function datesIn(language: Language, timeZone: TimeZone): Dates {
  const key = `${language} ${timeZone}`
  const dates = known.get(key) ?? makeDates(language, timeZone)
  known.set(key, dates)
  return dates
}

function makeDates(language: Language, timeZone: TimeZone): Dates {
  const locale = LOCALES[language]
  const format = (options: Intl.DateTimeFormatOptions) => (instant: string | number) => {
    const at = new Date(instant)
    return Number.isNaN(at.getTime()) ? '' : dateFormat(locale, { timeZone, ...options }).format(at)
  }
  const year = format({ year: 'numeric' })
  const near = format({ month: 'short', day: 'numeric' })
  const far = format({ month: 'short', day: 'numeric', year: 'numeric' })
  const shortDay = (instant: string | number, now: number) =>
    year(instant) === year(now) ? near(instant) : far(instant)
  const time = format({ hour: 'numeric', minute: '2-digit' })
  const dayName = format({ weekday: 'long' })
  const dayOf = (instant: string | number) =>
    Date.parse(
      dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(instant)),
    ) / DAY_MS
  return {
    locale,
    timeZone,
    day: format({ month: 'long', day: 'numeric', year: 'numeric' }),
    shortDay,
    since(instant, now) {
      if (time(instant) === '') return ''
      const days = dayOf(now) - dayOf(instant)
      return days === 0 ? time(instant) : days > 0 && days <= 6 ? dayName(instant) : shortDay(instant, now)
    },
    weekday: format({ weekday: 'long', month: 'long', day: 'numeric' }),
    time,
    month: format({ month: 'long', year: 'numeric' }),
    count: (value) => numberFormat(locale).format(value),
  }
}

export function useDates(): Dates {
  const language = useLanguage((state) => state.value)
  const timeZone = useTimeZone((state) => state.value)
  return datesIn(language, timeZone)
}
