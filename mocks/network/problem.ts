import type { ProblemStatus } from '@/contract/endpoint'
import { english, type Label, type Translate } from '@/words/words'

/** A sentence of the dictionaries, or a function that fills in its values or asks the domain for it. */
export type Said = Label | ((t: Translate) => string)

export function say(said: Said, t: Translate): string {
  return typeof said === 'function' ? said(t) : t(said)
}

/** What the domain finds wrong; null where it finds nothing. */
export function saidBy(find: (t: Translate) => string | null | undefined): Said | null {
  return find(english) ? (t) => find(t) ?? '' : null
}

export type Errors = Record<string, Said[]>

type Options = {
  errors?: Errors
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
    readonly said: Said,
    readonly options: Options = {},
  ) {
    super(say(said, english))
  }
}

export function problem(status: ProblemStatus, said: Said, options?: Options): Refusal {
  return new Refusal(status, said, options)
}

/** Refuses (422) one field, with the same sentence for the call and the field. */
export function invalid(field: string, said: Said, { keep = false } = {}): Refusal {
  return problem(422, said, { errors: { [field]: [said] }, keep })
}

/** Status 422, of a query 400. The first message is also the sentence for people. */
export function invalidFields(errors: Errors, status: 400 | 422 = 422): Refusal {
  return problem(status, Object.values(errors).flat()[0] ?? 'The given data was invalid.', { errors })
}

/** Refuses (412) a change of a record that was changed since the state that the caller's `If-Match` names. */
export function requireVersion(request: Request, version: string, said: Said): void {
  const wanted = request.headers.get('if-match')
  if (wanted !== null && wanted !== '*' && wanted !== `"${version}"`) throw problem(412, said)
}
