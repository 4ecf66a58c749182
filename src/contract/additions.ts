import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { answer, problem } from './problem'

/** Which additions a backend has. */
export const additionsOffered = z.object({
  /** Names of the calls, as `countView`. A name that the app does not know is ignored. */
  calls: z.array(z.string()),
})

export const listAdditions = endpoint({
  id: 'listAdditions',
  method: 'GET',
  path: '/api/additions',
  auth: 'none',
  responses: { 200: answer(additionsOffered), 404: problem, 500: problem },
  summary:
    'Names the calls that are additions and that this backend has. The app offers what needs one of the others ' +
    'nowhere. A backend without this call (404) has no additions.',
  source: 'B 6',
  addition: true,
})
