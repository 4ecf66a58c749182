import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { answer, problem } from '../problem'
import { property } from '../listing/property'
import { cache, resultOptions } from './filters'
import { MOST_IDS } from './limits'
import { sentence } from '../sentence'

export const idsQuery = z.object({
  /** Ids of listings, separated by commas, at most 100. */
  ids: z
    .string()
    .check(
      z.regex(
        /^[^,]{1,255}(,[^,]{1,255}){0,99}$/,
        sentence('Please name 1 to {n} ids, separated by commas.', { n: MOST_IDS }),
      ),
    ),
  ...resultOptions,
})

export const listPropertiesByIds = endpoint({
  id: 'listPropertiesByIds',
  method: 'GET',
  path: '/api/properties/by-ids',
  auth: 'bearer-if-any',
  cache,
  query: idsQuery,
  responses: { 200: answer(z.array(property)), 400: problem, 429: problem, 500: problem },
  summary: 'Some listings by their ids, for what is saved, compared or was seen, without the whole list.',
  source: 'B 3.5',
  addition: true,
})
