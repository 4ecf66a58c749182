import type { ProblemStatus } from '@/contract/endpoint'

type Options = {
  errors?: Record<string, string[]>
  /** Fields of a refusal that says more than others. */
  more?: object
  /** Saves what the handler wrote before it refused, such as a counter of wrong tries. */
  keep?: boolean
  /** For 429: in how many milliseconds the call is taken again. */
  retryIn?: number
}

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

export function problem(status: ProblemStatus, message: string, options?: Options): Refusal {
  return new Refusal(status, message, options)
}

/** Refuses (422) one field, with the same sentence for the call and the field. */
export function invalid(field: string, message: string, { keep = false } = {}): Refusal {
  return problem(422, message, { errors: { [field]: [message] }, keep })
}

/** Status 422, of a query 400. The first message is also the sentence for people. */
export function invalidFields(errors: Record<string, string[]>, status: 400 | 422 = 422): Refusal {
  return problem(status, Object.values(errors).flat()[0] ?? 'The given data was invalid.', { errors })
}

/** Refuses (412) a change of a record that was changed since the state that the caller's `If-Match` names. */
export function requireVersion(request: Request, version: string, message: string): void {
  const wanted = request.headers.get('if-match')
  if (wanted !== null && wanted !== '*' && wanted !== `"${version}"`) throw problem(412, message)
}
