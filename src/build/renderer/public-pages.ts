import type { Listing } from '@/domain/listing/listing'
import { defaultSearch } from '@/domain/search/filter-state'
import { writeMapLink, writeSearch } from '@/domain/search/search-params'

export type PublicPage = {
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

/** Elsewhere the map's list stands beside it, which only the screen's width decides. */
const PHONE = '(max-width: 767.98px)'
const AROUND = 'around Iloilo City'
const page = (path: string, shows: PublicPage['shows'], description: string): PublicPage => ({
  path,
  searches: [''],
  renderedAt: path,
  file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  description,
  shows,
})

const search = (params: object) =>
  `?${new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))}`

export function publicPages(listings: readonly Listing[]): PublicPage[] {
  const rent = search(writeSearch({ ...defaultSearch(), mode: 'rent' }))
  const map = search(writeMapLink(defaultSearch()))
  return [
    page('/', 'list', `Homes, offices and land for sale and for rent ${AROUND}.`),
    {
      ...page('/properties', 'list', `Browse houses, condos, offices, warehouses and land for sale ${AROUND}.`),
      searches: ['', '?mode=sale'],
    },
    {
      ...page('/properties', 'list', `Browse houses, condos, offices and warehouses for rent ${AROUND}.`),
      searches: [rent],
      renderedAt: `/properties${rent}`,
      file: 'properties-rent.html',
    },
    {
      ...page('/map', 'list', `Every listing ${AROUND} on a map.`),
      searches: ['', map],
      renderedAt: `/map${map}`,
      media: PHONE,
    },
    { ...page('/compare', 'nothing', 'Compare up to four properties side by side.'), unlisted: true },
    { ...page('/favorites', 'list', 'The properties that you have saved.'), unlisted: true },
    page('/legal', 'nothing', 'Terms of service and privacy policy of Proventous.'),
    page('/support', 'nothing', 'Answers to common questions, and how to reach Proventous.'),
    ...listings
      .filter(({ id }) => /^[\w-]+$/.test(id))
      .map((listing) => page(`/property/${listing.id}`, listing, summaryOf(listing))),
  ]
}

const LONGEST = 155

function summaryOf({ title, description, city, typeLabel }: Listing): string {
  const text = description.replaceAll(/\s+/g, ' ').trim() || `${title}, ${typeLabel} in ${city}.`
  return text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST - 1))}…`
}
