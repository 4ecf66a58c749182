import type { EndpointId } from '@/contract'
import {
  CARD_FIELDS,
  CELL_LEVELS,
  FEWEST_COMPARED,
  MOST_AREA_CORNERS,
  MOST_CELLS,
  MOST_LISTED,
  NAMED_IN_CELL,
  SNAPSHOT_MINUTES,
  SUGGESTIONS_EACH,
} from '../search/limits'

const every: [string, string, string] = [
  'A backend without this addition answers 404, as for an unknown listing or path: the client asks once and then ' +
    'takes the whole list and filters it by itself, by the same rules.',
  'A parameter that is not listed is ignored. A bad value of one that is listed is refused (400) under its name.',
  'Where nobody is signed in the answer may be kept (`Cache-Control`) and has an `ETag`; with `If-None-Match` an ' +
    'unchanged one is 304.',
]

const found = [
  'The parameters are those of the browse screen’s address, with the same meaning and the same value where one ' +
    'is left out; a listing lacks the number that a limit asks for: it is not found (B 5).',
  '`owner` finds the listings of one user, of every status, for their profile (A 7); the address does not have ' +
    'it. An unknown id finds nothing.',
  'Costs by month are those of the finance reference as it is when it is asked (B 5): `loan` alone changes nothing.',
  `An area has at most ${MOST_AREA_CORNERS} corners, all rings together; more are refused (422) under \`area\`.`,
  `A snapshot is good for ${SNAPSHOT_MINUTES} minutes at least. One that is gone or was never given out is ` +
    'refused (410): start over without it.',
]

/** Rules of the calls that search, in sentences for who builds them. The conformance check tries each. */
export const SEARCH_RULES: { readonly [Id in EndpointId]?: readonly string[] } = {
  listProperties: [
    `An addition: a backend with the calls that search refuses (413) a list of more than ${MOST_LISTED} listings ` +
      'at once, so that what a visit transfers does not grow with the market. The client asks for it again after a ' +
      'day, and until then uses the calls that search; a backend without them answers the list, however large it ' +
      'is.',
  ],
  searchProperties: [
    ...every,
    ...found,
    'The pages together are the result of the first page’s moment, without repetition or gap, also while ' +
      'listings are written between two pages. So a cursor names the snapshot, and the sort values and the id of ' +
      'the last listing.',
    'A cursor goes with the query it was given for: another `limit`, `fields` or `facets` may be asked with it; ' +
      'with another search it is refused (410), as is one that is no cursor or is gone.',
    '`total`, `facets`, `bounds` and `unmapped` are of the whole result and the same on each page. Where ' +
      '`total.relation` is `eq`, `total.value` is the number of listings on all pages.',
    'The count of a facet’s value is the `total` of the same search with that value of the parameter in place of ' +
      'its own; for `category` the subtype is left out too. Values that would find nothing may be left out.',
    `\`fields=card\` answers ${CARD_FIELDS.join(', ')}, where known, and of \`images\` the cover alone.`,
    'A new listing is found at once by who asks without cursor and snapshot, and is the first where the newest ' +
      'come first.',
  ],
  clusterProperties: [
    ...every,
    ...found,
    `A cell is a web-mercator tile of level \`zoom\` + ${CELL_LEVELS}. With more than ` +
      `${MOST_CELLS.toLocaleString('en-US')} cells all are of a lower level; each says its own.`,
    '`total` counts the listings with a place, and the counts of the cells add up to it.',
    `A cell with at most ${NAMED_IN_CELL} listings names their ids.`,
  ],
  suggestSearches: [
    ...every,
    `At most ${SUGGESTIONS_EACH} of a kind, those with the most listings first; kinds come in the order of the ` +
      'enumeration.',
    'A word is found by its beginning, without regard to case and accents. From 5 letters one letter may be ' +
      'wrong, missing or too many, from 8 letters two: ‘mandurio’ finds ‘Mandurriao’.',
    'A place names a search by its address (`in`), a landmark one within a kilometer (`area`), where the backend ' +
      'knows where it lies; the words of others are searched (`q`).',
    '`count` is the `total` of the search that `query` names.',
  ],
  interpretSearch: [
    'The app reads what is typed by itself, at once and by the same rules, and never waits for this call. It is for ' +
      'a backend that reads more than tables of words can, with a model behind it, and for other clients.',
    'Nothing is guessed in silence: each parameter rests on a part of the text that `understood` names. What is not ' +
      'read is in `left`, word for word.',
    '`params` are parameters of `searchProperties` and of the browse screen’s address; a search with them and with ' +
      '`left` as `q` is what the text means. A search of the text alone asks for less.',
    'Amounts are in pesos. ‘under 20k’ and ‘hanggang 20k’ are `price=0-20000`, and mean rent where nothing else says ' +
      'for sale or rent; ‘3br’, ‘3 bedrooms’ and ‘tatlong kwarto’ are `beds=3`.',
    'Nothing is stored. The text is no part of the address, so that no log of addresses keeps it.',
  ],
  getMarket: [
    every[2],
    'A backend without this addition answers 404; the app then shows figures only where it has the whole list, from ' +
      'which it computes them by the same rules.',
    'Listings that are not sold count, those with a price and an area. The district is the last part of `street`, ' +
      'without ‘Barangay’ before it; with a digit it is a street and no district.',
    `Figures rest on at least ${FEWEST_COMPARED} listings; fewer are counted and have none (null). The kinds with ` +
      'the most listings come first.',
    'Every number of an answer is that of the same moment. A price is the middle one of all, or the mean of the two ' +
      'in the middle; other currencies count as converted (B 9). The area is the floor, or the lot of land and where ' +
      'no floor area is known.',
  ],
  listPropertiesByIds: [
    ...every,
    'The answer has the order of `ids`. Unknown ids are left out, and each listing is answered once.',
  ],
}
