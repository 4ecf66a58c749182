import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { LANGUAGES, shortText } from '../fields'
import { answer, problem } from '../problem'
import { line } from '../values/texts'

/** A search as people type it. */
export const typedSearch = z.object({
  /** What is typed: ‘2 bedroom under 20k in Jaro’. */
  text: shortText(200),
  /** The language whose words are read first. People mix languages, so that the words of the others are read too. */
  language: z.enum(LANGUAGES, 'Please name one of the languages'),
})

const place = z.number().check(z.minimum(0))

export const interpretation = z.object({
  /** The search parameters that the text means, as the address has them; empty if nothing was read. */
  params: z.record(z.string(), z.string()),
  /** What each part of the text says. */
  understood: z.array(
    z.object({
      /** The first character of the part. */
      from: place,
      /** The character behind its last one. */
      to: place,
      /** The parameter that the part sets, or `measure`: of which size the number that follows is. */
      field: shortText(),
      /** What the part says. */
      value: line,
    }),
  ),
  /** What was not read. It stays a text to search for, which `params` does not hold. */
  left: shortText(200),
})

export const interpretSearch = endpoint({
  id: 'interpretSearch',
  method: 'POST',
  path: '/api/search/interpret',
  auth: 'bearer-if-any',
  content: 'json',
  body: typedSearch,
  responses: { 200: answer(interpretation), 422: problem, 429: problem, 500: problem },
  summary: 'Reads a typed sentence as the filters that it says, and names what it did not read.',
  source: 'B 2.3',
  addition: true,
})
