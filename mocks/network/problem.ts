import type { ProblemStatus } from '@/contract/endpoint'

type Options = {
  /** Messages by field, for 422. */
  errors?: Record<string, string[]>
  /** True saves what the handler wrote before it refused, such as a counter of wrong tries. Else only success is saved. */
  keep?: boolean
  /** For 429: in how many milliseconds the call is taken again. */
  retryIn?: number
}

/** A refusal that a handler throws. It becomes the error envelope of the contract. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly status: ProblemStatus,
    message: string,
    readonly options: Options = {},
  ) {
    super(message)
  }
}

/** Refuses a call: `throw problem(403, 'Only the owner can delete this listing.')`. */
export function problem(status: ProblemStatus, message: string, options?: Options): Refusal {
  return new Refusal(status, message, options)
}

/** Refuses (422) one field, with the same sentence for the call and the field. */
export function invalid(field: string, message: string, { keep = false } = {}): Refusal {
  return problem(422, message, { errors: { [field]: [message] }, keep })
}

/** Refuses input that breaks rules (422, of a query 400), with the messages by field. The first of them is the sentence for people. */
export function invalidFields(errors: Record<string, string[]>, status: 400 | 422 = 422): Refusal {
  return problem(status, Object.values(errors).flat()[0] ?? 'The given data was invalid.', { errors })
}
