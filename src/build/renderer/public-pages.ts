import type { Language } from '@/contract/fields'
import type { Listing } from '@/domain/listing/listing'
import { defaultSearch } from '@/domain/search/filter-state'
import { writeMapLink, writeSearch } from '@/domain/search/search-params'
import { translatorOf } from '@/words/dictionary'
import { pathIn, prefixOf } from '@/words/locales'
import type { Translate } from '@/words/words'

export type PublicPage = {
  language: Language
  /** Below the base, the language in it: `/fil/properties`. */
  path: string
  /** Searches at which the page is the same, '' among them or not. */
  searches: readonly string[]
  /** Where the app renders it: the URL with its defaults spelled out. */
  renderedAt: string
  file: string
  description: string
  shows: 'list' | 'nothing' | Listing
  media?: string
  /** Not for search engines: empty for everybody who has stored nothing. */
  unlisted?: true
}

type Screen = Omit<PublicPage, 'language'>

/** Elsewhere the map's list stands beside it, which only the screen's width decides. */
const PHONE = '(max-width: 767.98px)'
const search = (params: object) =>
  `?${new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))}`

const page = (path: string, shows: PublicPage['shows'], description: string): Screen => ({
  path,
  searches: [''],
  renderedAt: path,
  file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  description,
  shows,
})

/** In each language the same pages in the same order. */
export function publicPages(listings: readonly Listing[], language: Language = 'en'): PublicPage[] {
  const t = translatorOf(language)
  const rent = search(writeSearch({ ...defaultSearch(), mode: 'rent' }))
  const map = search(writeMapLink(defaultSearch()))
  const screens: Screen[] = [
    page('/', 'list', t('Homes, offices and land for sale and for rent around Iloilo City.')),
    {
      ...page(
        '/properties',
        'list',
        t('Browse houses, condos, offices, warehouses and land for sale around Iloilo City.'),
      ),
      searches: ['', '?mode=sale'],
    },
    {
      ...page('/properties', 'list', t('Browse houses, condos, offices and warehouses for rent around Iloilo City.')),
      searches: [rent],
      renderedAt: `/properties${rent}`,
      file: 'properties-rent.html',
    },
    {
      ...page('/map', 'list', t('Every listing around Iloilo City on a map.')),
      searches: ['', map],
      renderedAt: `/map${map}`,
      media: PHONE,
    },
    { ...page('/compare', 'nothing', t('Compare up to four properties side by side.')), unlisted: true },
    { ...page('/favorites', 'list', t('The properties that you have saved.')), unlisted: true },
    page('/legal', 'nothing', t('Terms of service and privacy policy of Proventous.')),
    page('/support', 'nothing', t('Answers to common questions, and how to reach Proventous.')),
    ...listings
      .filter(({ id }) => /^[\w-]+$/.test(id))
      .map((listing) => page(`/property/${listing.id}`, listing, summaryOf(listing, t))),
  ]
  const prefix = prefixOf(language)
  return screens.map((screen) => ({
    ...screen,
    language,
    path: pathIn(language, screen.path),
    renderedAt: pathIn(language, screen.renderedAt),
    ...(prefix && { file: screen.path === '/' ? `${prefix}.html` : `${prefix}/${screen.file}` }),
  }))
}

const LONGEST = 155

function summaryOf({ title, description, city, typeLabel }: Listing, t: Translate): string {
  const type = t.known(typeLabel)
  const text = description.replaceAll(/\s+/g, ' ').trim() || t('{title}, {type} in {city}.', { title, type, city })
  return text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST - 1))}…`
}
