import type { Language } from '@/contract/fields'

/** Of dates and numbers. The documented setting says `tl`; browsers and screen readers know Filipino. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-PH', tl: 'fil-PH', hil: 'hil-PH', ceb: 'ceb-PH' }

/** The language of a locale as pages and headers name it: `fil` of `fil-PH`. */
export const languageTag = (locale: string): string => new Intl.Locale(locale).language

/** The language of the interface by the language of a browser. */
export const LANGUAGE_OF: Readonly<Record<string, Language>> = { en: 'en', fil: 'tl', tl: 'tl', hil: 'hil', ceb: 'ceb' }

/** What addresses in a language begin with, below the base. English has no such part. */
export const PREFIXES: Readonly<Record<string, Language>> = { fil: 'tl', hil: 'hil', ceb: 'ceb' }

/** The part of addresses in a language, such as `fil`; empty for English. */
export function prefixOf(language: Language): string {
  return Object.keys(PREFIXES).find((prefix) => PREFIXES[prefix] === language) ?? ''
}

/** The path of a screen in the addresses of a language: `/fil/properties` of `/properties`. */
export function pathIn(language: Language, path: string): string {
  const prefix = prefixOf(language)
  return prefix ? `/${prefix}${path}`.replace(/\/$/, '') : path
}

/** The language that a path below the base begins with: of `fil/properties`. Undefined where it names none. */
export function languageOfPath(path: string, prefixes: typeof PREFIXES): Language | undefined {
  // Scripts in the page run this as text (`src/build`): it uses nothing from outside.
  const [first = ''] = path.split('/')
  return Object.hasOwn(prefixes, first) ? prefixes[first] : undefined
}

/** The first of a browser's languages that the interface has; undefined where it has none of them. */
export function firstSpoken(tags: readonly string[], languageOf: typeof LANGUAGE_OF): Language | undefined {
  // Scripts in the page run this as text (`src/build`): it uses nothing from outside.
  const spoken = tags.map((tag) => tag.split('-')[0] ?? '').find((code) => Object.hasOwn(languageOf, code))
  return spoken === undefined ? undefined : languageOf[spoken]
}
