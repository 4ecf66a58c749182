import type { ProblemStatus } from '@/contract/endpoint'

/** A refusal on its way out of a resolver: becomes the documented error envelope. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly status: ProblemStatus,
    message: string,
    readonly errors?: Record<string, string[]>,
  ) {
    super(message)
  }
}

/** Refuses a call: `throw problem(403, 'Only the owner can delete this listing.')`. */
export function problem(status: ProblemStatus, message: string, errors?: Record<string, string[]>): Refusal {
  return new Refusal(status, message, errors)
}
