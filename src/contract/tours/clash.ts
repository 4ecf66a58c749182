import * as z from 'zod/mini'
import { problem } from '../problem'
import { tour } from './tour'

/** Query of the calls with which a lister agrees to an hour or proposes one. */
export const clashQuery = z.object({
  /** `true` agrees although the lister has another visit at that time; without it such an hour is refused (409). */
  despite_clash: z.optional(z.enum(['true', 'false'])),
})

/** A refusal of an hour. */
export const clashProblem = z.extend(problem, {
  /**
   * Addition: the agreed visits that the lister shows or makes at that time, earliest first. The same call with
   * `despite_clash` is then taken. Left out where the refusal has another reason, which no repetition changes.
   */
  clashes: z.optional(z.array(tour)),
})
