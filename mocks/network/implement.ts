import type { AnswerOf, AnyEndpoint, DataOf, ParsedFor } from '@/contract/endpoint'
import type { Backend } from '../backend'
import type { Row } from '../store/database'

/** What a resolver gets: the parsed request, the store, the clock, and who is calling. */
export type Context<E> = ParsedFor<E> & {
  backend: Backend
  db: Backend['db']
  clock: Backend['clock']
  request: Request
  token: string | null
  /** The signed-in caller, or null. */
  viewer: Row<'user'> | null
  /** The signed-in caller; only for endpoints with auth `bearer`. */
  me: () => Row<'user'>
}

type Extra = {
  /** A sentence for people in the envelope. */
  message?: string
  /** Further rows of a list as ready-made JSON, comma-separated, in UTF-8. They are sent unchecked: see `answerWith`. */
  moreRows?: Uint8Array<ArrayBuffer>
}

/** An answer that is more than its data. */
export class Reply<Data> {
  constructor(
    readonly data: Data,
    readonly extra: Extra = {},
  ) {}
}

/** Answers `data` with a message, or with further rows. */
export function reply<Data>(data: Data, extra: Extra): Reply<Data> {
  return new Reply(data, extra)
}

/** A whole answer, for the endpoints whose body is more than the envelope with `data`. */
export class WholeBody<Body> {
  constructor(readonly body: Body) {}
}

export function wholeBody<Body>(body: Body): WholeBody<Body> {
  return new WholeBody(body)
}

/** Only endpoints that answer a file or nothing may answer a `Response`: JSON goes through the contract check. */
type Bytes<E> = AnswerOf<E> extends Blob | null ? Response : never
type Result<E> = DataOf<E> | Reply<DataOf<E>> | WholeBody<AnswerOf<E>> | Bytes<E>

/**
 * The behaviour of an endpoint: returns what goes into the envelope's `data`, or throws `problem(status, message)`.
 * `handle.ts` does what all endpoints share: session, delay, failure, parsing, and the check of the answer.
 */
export type Resolver<E> = (context: Context<E>) => Result<E> | Promise<Result<E>>

type Options = {
  /** How many milliseconds the call takes while the mock's clock runs. */
  latency?: number
}

/** A resolver, alone or with options. */
export type Implementation<E> = Resolver<E> | (Options & { resolve: Resolver<E> })

/** An implementation whose endpoint is known at run time only. */
export type AnyImplementation = ((context: never) => unknown) | (Options & { resolve: (context: never) => unknown })

/** Implementations of every endpoint that a file of the contract declares, by id: `Implementations<typeof contract>`. */
export type Implementations<Contract> = {
  [Name in keyof Contract as Contract[Name] extends AnyEndpoint ? Contract[Name]['id'] : never]: Implementation<
    Contract[Name]
  >
}
