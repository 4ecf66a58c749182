import type { firstSpoken, LANGUAGE_OF } from '../../words/locales.ts'

export type GuardOptions = {
  /** Of each key of browser storage the texts with which a rendered page is true. */
  harmless: Record<string, readonly string[]>
  /** Prefix of the mocks’ keys. Null in a build for a real backend. */
  mockPrefix: string | null
  inFeet: readonly string[]
  languageOf: typeof LANGUAGE_OF
}

/** Runs in the page as text before the first paint. `outlined` hides what is not true for this visitor. */
export function guard({ harmless, mockPrefix, inFeet, languageOf }: GuardOptions, firstOf: typeof firstSpoken): void {
  const { classList, dataset, lang } = document.documentElement
  // Another language is that of the address, whatever is chosen.
  const isEnglish = lang === 'en'
  if (dataset['page'] === undefined) return
  const refuse = () => classList.add('outlined')
  if (classList.contains('outdated')) return refuse()
  const path = decodeURI(location.pathname).replace(/(.)\/$/, '$1')
  const searches = (dataset['searches'] ?? '').split(' ')
  if (path !== dataset['page'] || !searches.includes(location.search)) return refuse()
  if (location.hash.startsWith('#mock=') || !matchMedia(dataset['media'] ?? 'all').matches) return refuse()
  if (dataset['until'] && Date.parse(dataset['until']) < Date.now()) return refuse()
  let units: string | null = null
  let language: string | null = null
  let region: string | undefined
  try {
    // oxlint-disable-next-line no-restricted-globals -- runs in the page as text, so it can import no stored value
    const stored = localStorage
    units = stored.getItem('unitSystem')
    language = stored.getItem('language')
  } catch {
    // Blocked: nothing is stored.
  }
  try {
    region = new Intl.Locale(navigator.language).maximize().region
  } catch {
    // No language, so no region.
  }
  if (isEnglish && !language && (firstOf(navigator.languages, languageOf) ?? 'en') !== 'en') return refuse()
  // Hidden until `takeOver` has put the measures of this visitor there.
  if (units === 'imperial' || (!units && (!region || inFeet.includes(region)))) classList.add('in-feet')
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    let stored: Storage
    try {
      stored = window[area]
    } catch {
      // Blocked: nothing is stored.
      continue
    }
    for (const key of Object.keys(stored)) {
      const text = stored.getItem(key) ?? ''
      const known = Object.hasOwn(harmless, key) ? harmless[key] : undefined
      if (known && !known.includes(text) && (isEnglish || key !== 'language')) return refuse()
      if (mockPrefix !== null && key.startsWith(mockPrefix)) return refuse()
    }
  }
}
