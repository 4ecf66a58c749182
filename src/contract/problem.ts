import * as z from 'zod/mini'
import { messageText } from './values/texts'

/**
 * The error envelope of every refused call (A 7): a sentence for people and, on 422, the messages by field. 400 means a
 * body or a query that cannot be read, 401 no valid token, 403 no right, 404 unknown id, 409 a clash with what is
 * already there, 422 input that breaks a rule, 429 too many calls, 500 the server's own failure.
 */
export const problem = z.object({
  /** Always false in a refusal. */
  success: z.literal(false),
  /** A sentence for people, in the language that `Content-Language` names; in English without that header. */
  message: messageText,
  /**
   * On 422 the messages by field of the body, on 400 by parameter of the query. A field within a list is named by its
   * place: `photos[0]`.
   */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})

export type Problem = z.output<typeof problem>

/** The success envelope around `data`; `message` may say more. */
/* @__NO_SIDE_EFFECTS__ */
export function answer<Data extends z.ZodMiniType>(data: Data) {
  return z.object({
    /** Always true in a success answer. */
    success: z.literal(true),
    /** The result of the call. */
    data,
    /** A sentence for people; left out if there is none. */
    message: z.optional(messageText),
  })
}

/** The success envelope where the specification promises no `data` and a backend may leave it out. */
/* @__NO_SIDE_EFFECTS__ */
export function answerIfAny<Data extends z.ZodMiniType>(data: Data) {
  return z.object({
    /** Always true in a success answer. */
    success: z.literal(true),
    /** The result of the call; null or left out if there is none. */
    data: z.nullish(data),
    /** A sentence for people; left out if there is none. */
    message: z.optional(messageText),
  })
}

/** The success envelope of a call that answers no data. */
export const acknowledged = z.object({
  /** Always true in a success answer. */
  success: z.literal(true),
  /** A sentence for people; left out if there is none. */
  message: z.optional(messageText),
})

/** The answer of a call whose `success` nobody reads (logout, the heartbeat, the ID upload: B 7, A 7). */
export const received = z.object({
  /** True, or left out. */
  success: z.optional(z.literal(true)),
  /** A sentence for people; left out if there is none. */
  message: z.optional(messageText),
})

/** An answer without a body. */
export const nothing = z.null()
