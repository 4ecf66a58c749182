import { always, fails } from '../rules'
import { toCompareEntry, type CompareEntry } from '@/domain/listing/compare'
import { toListing } from '@/domain/listing/map-listing'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { SAMPLE_PEOPLE } from '@/samples/people'
import { sampleToWire } from '@/samples/to-wire'
import type { Scenario } from '../scenario'

export const browsing: Scenario[] = [
  {
    id: 'default',
    title: 'The market as it is',
    see:
      'The demo: 132 listings, the 42 documented ones and 90 more homes around Iloilo, newest first, seen by a ' +
      'visitor. Writes are kept over a reload. Signed in, the people one writes to answer.',
    persona: 'visitor',
    start: '/properties',
    world: 'market',
    people: 'lively',
  },
  {
    id: 'samples',
    title: 'The documented listings alone',
    see: 'The 42 built-in listings of the specification alone. Tests and stories that count listings use it.',
    persona: 'visitor',
    start: '/properties',
    world: 'samples',
    people: 'lively',
  },
  {
    id: 'empty-market',
    title: 'Empty market',
    see:
      "The server has no listing at all: browse shows 'No Properties Found', the map has no pin, Saved falls back to " +
      'its samples.',
    persona: 'visitor',
    start: '/properties',
    world: 'empty-market',
  },
  {
    id: 'ten-thousand',
    title: 'Ten thousand listings',
    see:
      'A backend without additions, so without the calls that search: the built-in listings and thousands generated ' +
      'from a seed, all in one list; filters, list and map stay fluid.',
    persona: 'visitor',
    start: '/properties',
    world: 'ten-thousand',
    additions: false,
  },
  {
    id: 'ten-thousand-searched',
    title: 'Ten thousand listings, searched',
    see: 'The same listings on a backend with the calls that search: the whole list is refused as too large.',
    persona: 'visitor',
    start: '/properties',
    world: 'ten-thousand',
  },
  {
    id: 'fifty-thousand',
    title: 'Fifty thousand listings',
    see: 'Five times as many, all in one list as well: slower to arrive, as fluid to filter and to pan.',
    persona: 'visitor',
    start: '/properties',
    world: 'fifty-thousand',
    additions: false,
  },
  {
    id: 'hundred-thousand',
    title: 'A hundred thousand listings',
    see: 'A world to search on the server: the whole list is refused as too large, a page of it comes at once.',
    persona: 'visitor',
    start: '/properties',
    world: 'hundred-thousand',
  },
  {
    id: 'million',
    title: 'A million listings',
    see: 'Ten times as many: searched as quickly, made from a seed when a page is asked for.',
    persona: 'visitor',
    start: '/properties',
    world: 'million',
  },
  {
    id: 'new-since-tuesday',
    title: 'Back at a search after some days',
    see:
      "What others listed since the last visit to the homes for sale says 'New since Tuesday'. It does so for half " +
      'an hour, over a reload too; other searches have no mark.',
    persona: 'visitor',
    start: '/properties',
    world: 'samples',
    clock: '2026-06-15T01:00:00.000Z',
    storage: { 'proventous:visits': JSON.stringify({ '': { since: 1, at: Date.parse('2026-06-09T12:00:00.000Z') } }) },
  },
  {
    id: 'with-favorites',
    title: 'Four favorites',
    see: 'Saved Properties shows four listings, sales and rentals; nothing is chosen to compare yet.',
    persona: 'visitor',
    start: '/favorites',
    world: 'samples',
    storage: { favorites: '["1","7","r2","iloilo1"]' },
  },
  {
    id: 'compare-two',
    title: 'Two houses to compare',
    see: 'Compare shows two houses side by side; two more saved properties can be added.',
    persona: 'visitor',
    start: '/compare',
    world: 'samples',
    get storage() {
      return { favorites: '["1","2","7","r2"]', compareList: compareListOf(['1', '2']) }
    },
  },
  {
    id: 'compare-three',
    title: 'Three to compare, one of them for rent',
    see: 'Compare shows two for sale and one for rent: sale prices and rents each have their own best.',
    persona: 'visitor',
    start: '/compare',
    world: 'samples',
    get storage() {
      return { favorites: '["1","7","r2","iloilo1"]', compareList: compareListOf(['1', '7', 'r2']) }
    },
  },
  {
    id: 'compare-four',
    title: 'A full compare list',
    see: "Compare shows four; 'Add Property' says that the list is full. One is sold, one pending.",
    persona: 'visitor',
    start: '/compare',
    world: 'samples',
    get storage() {
      return { favorites: '["1","3","4","5","7"]', compareList: compareListOf(['1', '3', '4', '5']) }
    },
  },
  {
    id: 'saved-since-gone',
    title: 'Favorites that are gone or sold',
    see: 'Five favorites: one sold, one pending, one that the server does not know any more, named as such.',
    persona: 'visitor',
    start: '/favorites',
    world: 'samples',
    storage: { favorites: '["1","4","5","r2","withdrawn-99"]' },
  },
  {
    id: 'compare-stored-only',
    title: 'A compare list while the server is down',
    see: 'Compare shows its entries as they were stored, with very long names, and says that they may have changed.',
    persona: 'visitor',
    start: '/compare',
    world: 'samples',
    network: [always('listProperties', fails('The listings could not be read.'))],
    get storage() {
      return {
        favorites: '["1","3"]',
        compareList: compareListOf(['1', '3'], {
          title:
            'Completely Renovated Six-Bedroom Heritage House with Annexe, Orchard and an ' +
            'UninterruptedViewOverTheGuimarasStrait',
          address:
            'Barangay Santa Cruz Norte y Buenavista Extension, Province of Western Visayas and Neighboring Islands',
          price: 1_234_567_890,
        }),
      }
    },
  },
]

/** As the product writes it (B 3.5). Called when storage is read: at load it would delay every start of the mocks. */
function compareListOf(ids: readonly string[], first: Partial<CompareEntry> = {}): string {
  const now = Date.UTC(2026, 5, 15, 1)
  const samples = ids.flatMap((id) => SAMPLE_LISTINGS.find((sample) => sample.id === id) ?? [])
  const entries = samples.map((sample) => toCompareEntry(toListing(sampleToWire(sample, SAMPLE_PEOPLE, now)), now))
  return JSON.stringify(entries.map((entry, place) => (place === 0 ? { ...entry, ...first } : entry)))
}
