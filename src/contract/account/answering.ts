import * as z from 'zod/mini'

/** Days over which it is measured how somebody answers. */
export const ANSWERING_DAYS = 90
/** Fewer conversations say nothing. */
export const FEWEST_ASKED = 5

/**
 * An addition: how somebody answered those who wrote first about their listings, of the last 90 days. Who was asked
 * less than a day ago and has not answered yet is not counted; null with fewer than five conversations.
 */
export const answering = z.nullish(
  z.object({
    /** Conversations in which they answered within a day. */
    within_day: z.number(),
    /** Conversations that count. */
    of: z.number(),
  }),
)
