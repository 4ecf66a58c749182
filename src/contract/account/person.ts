import * as z from 'zod/mini'
import { id } from '../fields'

/** Days for which those who meet a person see a name that the person had before: an addition. */
export const FORMER_NAME_DAYS = 90

/** Who a person is, for those who meet them in a conversation or at a visit. */
export const identity = {
  /** Addition: whether phone and ID are verified. */
  verified: z.nullish(z.boolean()),
  /**
   * Addition: the verified person for whom this one could be taken, because their names are equal or look alike (case,
   * spaces, accents, hyphens, Cyrillic and Greek letters). Null where there is none, and for a verified person.
   */
  resembles: z.nullish(
    z.object({
      /** Id of the verified person. */
      id,
      /** Full name of the verified person. */
      name: z.nullish(z.string()),
      /** Username of the verified person. */
      username: z.nullish(z.string()),
    }),
  ),
  /** Addition: the full names that the person had within 90 days, the latest first; not the present one. */
  former_names: z.nullish(z.array(z.string())),
}

const person = z.object(identity)

export type WireIdentity = z.output<typeof person>
