import { always, BROKEN, fails, never, once } from './rules'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { BLANK_COLUMNS } from '@/samples/to-wire'
import type { NetworkRule } from '../network/rules/rules'
import type { Scenario } from './scenario'

const base = { persona: 'visitor', world: 'samples', start: '/properties' } as const

const TOO_LARGE: NetworkRule = always(
  'listProperties',
  fails('So many listings do not travel in one answer. Please search them.', 413),
)
const SEARCH_DOWN: readonly NetworkRule[] = (['searchProperties', 'clusterProperties'] as const).map((on) => ({
  on,
  steps: [fails('The search could not be made.')],
}))
const LIMITED = fails('Those were many searches in a short time. Please wait a moment.', 429)

export const trouble: Scenario[] = [
  {
    ...base,
    id: 'list-fails',
    title: 'The list fails',
    see:
      'The server answers 500 to the list every time: browse shows its error state, Saved its samples, the map says ' +
      'so.',
    network: [always('listProperties', fails('The listings could not be read.'))],
  },
  {
    ...base,
    id: 'list-fails-once',
    title: 'The list fails once',
    see: 'The first list call fails; Try Again brings the listings.',
    network: [once('listProperties', fails('The listings could not be read.'))],
  },
  {
    ...base,
    id: 'list-refused',
    title: 'The list answers without success',
    see: "`success: false` with status 200: the list is empty and the screen says 'No Properties Found' (B 8).",
    network: [always('listProperties', { refuse: 'Listings are being updated.' })],
  },
  {
    ...base,
    id: 'list-malformed',
    title: 'The list is malformed',
    see: 'The body of the list is cut off in the middle: an error state, no blank page.',
    network: [always('listProperties', { fail: 'malformed' })],
  },
  {
    ...base,
    id: 'list-wrong-shape',
    title: 'The list breaks the contract',
    see: 'JSON of an unknown shape: the error names endpoint and field.',
    network: [always('listProperties', { fail: 'wrong-shape' })],
  },
  {
    ...base,
    id: 'list-loading',
    title: 'The list never comes',
    see: 'Skeletons in the final geometry.',
    network: [never('listProperties')],
  },
  {
    ...base,
    id: 'slow-network',
    title: 'Slow network',
    see: 'Every answer takes a second and a half.',
    network: [always('*', { delay: 1_500 })],
  },
  {
    ...base,
    id: 'offline',
    title: 'No connection',
    see: 'No call gets through; screens say so and offer to try again.',
    network: [always('*', BROKEN)],
  },
  {
    ...base,
    id: 'documented-only',
    title: 'A backend without additions',
    see:
      'Only the documented calls are there: searches, cost figures and further additions answer 404, and browse ' +
      'works on the whole list.',
    additions: false,
  },
  {
    ...base,
    id: 'list-too-large',
    title: 'The whole list is too large',
    see: 'The list is refused with 413, as with a million listings. Every screen searches, with the same results.',
    network: [TOO_LARGE],
  },
  {
    ...base,
    id: 'list-too-large-member',
    title: 'The whole list is too large, signed in',
    see: 'As a regular user with ₱45,000 a month: agents, dashboard and Afford find the same by searching.',
    persona: 'regular',
    start: '/afford',
    storage: { 'proventous:loan-inputs': JSON.stringify({ income: 45_000, savings: 300_000 }) },
    network: [TOO_LARGE],
  },
  {
    ...base,
    id: 'search-fails',
    title: 'The search fails, the list works',
    see:
      'The server answers 500 to every search and cluster call, while the documented list works: the screens use the ' +
      'list and show no fault.',
    network: SEARCH_DOWN,
  },
  {
    ...base,
    id: 'search-down',
    title: 'Too large to list, and the search fails',
    see:
      'The list is refused as too large and every search answers 500: the screens say what the server says, and ' +
      'offer to try again.',
    network: [TOO_LARGE, ...SEARCH_DOWN],
  },
  {
    ...base,
    id: 'search-gone',
    title: 'Results go out of date in mid-scroll',
    see:
      'The first page comes, the next one is refused with 410, because its cursor is gone: the search starts over by ' +
      'itself, and no card is lost.',
    network: [TOO_LARGE, once('searchProperties', {}, fails('These results are out of date.', 410))],
  },
  {
    ...base,
    id: 'search-limited',
    title: 'Too many searches',
    see:
      'The first search works, the next two are refused with 429: the cards stay, and the screen says when to try ' +
      'again.',
    network: [TOO_LARGE, once('searchProperties', {}, LIMITED, LIMITED)],
  },
  {
    ...base,
    id: 'detail-fails',
    title: 'The detail call fails',
    see: 'A built-in listing is shown from the samples; any other id shows "Property not found" (B 8).',
    start: '/property/1',
    network: [always('getProperty', fails('The listing could not be read.'))],
  },
  {
    ...base,
    id: 'detail-loading',
    title: 'The detail never comes',
    see: 'The loading state of the detail screen.',
    start: '/property/1',
    network: [never('getProperty')],
  },
  {
    ...base,
    id: 'pictures-fail',
    title: 'Pictures fail',
    see:
      "The server names pictures that it has lost: each is tried a second time, then 'No Image' stands in its place " +
      '(B 8).',
    patch: {
      property: Object.fromEntries(
        SAMPLE_LISTINGS.map(({ id }) => [id, { images: JSON.stringify([`properties/lost/${id}.webp`]) }]),
      ),
    },
  },
  {
    ...base,
    id: 'missing-fields',
    title: 'A listing with missing fields',
    see:
      'One condo has no title, price, pictures, place, sizes, rooms or description: nothing is made up for them, and ' +
      'the map leaves it out.',
    start: '/property/7',
    patch: { property: { '7': { ...BLANK_COLUMNS, title: '', price: 0, images: '[]', rating: null } } },
  },
]

export const developer: Scenario[] = [
  {
    id: 'debug-fails',
    title: 'The raw record cannot be read',
    see: 'The reason and Try Again, which works the second time.',
    persona: 'visitor',
    start: '/debug/property/1',
    world: 'samples',
    network: [once('debugProperty', BROKEN)],
  },
  {
    id: 'storage-fails',
    title: 'The storage proxy does not answer',
    see: 'The reason in place of a result; checking again works.',
    persona: 'visitor',
    start: '/storage-test',
    world: 'samples',
    network: [once('checkStoredFile', BROKEN)],
  },
]
