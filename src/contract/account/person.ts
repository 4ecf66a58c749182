import * as z from 'zod/mini'
import { id, instant, username } from '../fields'
import { counted, number } from '../values/numbers'
import { fullName, longText, remark } from '../values/texts'

/** Days for which those who meet a person see a name that the person had before: an addition. */
export const FORMER_NAME_DAYS = 90

export const STANDINGS = ['active', 'paused', 'suspended', 'closed'] as const
export type Standing = (typeof STANDINGS)[number]

/** Where a person stands, for themselves and the administration: an addition. */
export const standing = z.object({
  /**
   * `paused` while listings of theirs are hidden because phone or ID is no longer verified; `suspended` until `ends_at`
   * and `closed` without an end by an administrator, who hides the listings and refuses what the person writes.
   */
  state: z.enum(STANDINGS),
  /** Why an administrator suspended the person or closed the account, as the person reads it; else null. */
  reason: z.nullish(remark),
  /** When an administrator decided so, ISO 8601 with a zone. */
  decided_at: z.nullish(instant),
  /** When the suspension ends by itself, ISO 8601 with a zone. */
  ends_at: z.nullish(instant),
  /** The person’s one answer to it; null before they gave it. */
  answer: z.nullish(longText),
  /** When they answered, ISO 8601 with a zone. */
  answered_at: z.nullish(instant),
  /** Why an administrator stays with the decision after that answer; null before. */
  kept_because: z.nullish(remark),
})

export type WireStanding = z.output<typeof standing>

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
      name: z.nullish(fullName),
      /** Username of the verified person. */
      username: z.nullish(username),
    }),
  ),
  /** Addition: the full names that the person had within 90 days, the latest first; not the present one. */
  former_names: z.nullish(z.array(z.string())),
}

const person = z.object(identity)

export type WireIdentity = z.output<typeof person>

const conversations = /* @__PURE__ */ number(counted('conversations'))

/** Days whose conversations count in `answering`. */
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
    within_day: conversations,
    /** Conversations that count. */
    of: conversations,
  }),
)
