import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { id, shortText } from '../fields'
import { answer, problem } from '../problem'
import { cache } from './filters'
import { SUGGESTION_KINDS } from './limits'
import { listings } from '../values/numbers'
import { longText } from '../values/texts'

/** What somebody has typed. */
export const suggestQuery = z.object({
  /** What is typed so far. Without a letter or digit nothing is suggested. */
  q: shortText(200),
})

export const suggestion = z.object({
  /** What it names. */
  kind: z.enum(SUGGESTION_KINDS),
  /** The words to show. */
  text: longText,
  /** Parameters of the search that it means, as they stand in the address: `mode=all&q=Mandurriao`. */
  query: longText,
  /** How many listings that search finds. */
  count: listings,
  /** Id of the listing, where it names one. */
  id: z.optional(id),
})

export type Suggestion = z.output<typeof suggestion>
export type SuggestionKind = Suggestion['kind']

export const suggestSearches = endpoint({
  id: 'suggestSearches',
  method: 'GET',
  path: '/api/properties/suggest',
  auth: 'bearer-if-any',
  cache,
  query: suggestQuery,
  responses: { 200: answer(z.array(suggestion)), 400: problem, 429: problem, 500: problem },
  summary: 'What somebody may mean who has typed so far: places, streets, landmarks, projects, types and listings.',
  source: 'B 2.3',
  addition: true,
})
