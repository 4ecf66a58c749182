import type { AnswerOf, AnyEndpoint, DataOf, ParsedFor } from '@/contract/endpoint'
import type { Backend } from '../backend'
import type { Row } from '../store/database'
import type { Label, Translate } from '@/words/words'

export type Context<E> = ParsedFor<E> & {
  backend: Backend
  db: Backend['db']
  clock: Backend['clock']
  request: Request
  token: string | null
  viewer: Row<'user'> | null
  /** The signed-in caller; only for endpoints with auth `bearer`. */
  me: () => Row<'user'>
  /** The words of the language that the call asks for. */
  t: Translate
}

type Extra = {
  /** Said in the language that the call asks for. */
  message?: Label
  /** The language of `data`, where that is for people. */
  language?: string
  /** Ready-made JSON, comma-separated, in UTF-8. It is sent unchecked: see `answerWith`. */
  moreRows?: Uint8Array<ArrayBuffer>
}

export class Reply<Data> {
  constructor(
    readonly data: Data,
    readonly extra: Extra = {},
  ) {}
}

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

/** Returns the `data` of the envelope, or throws `problem(status, message)`. */
export type Resolver<E> = (context: Context<E>) => Result<E> | Promise<Result<E>>

type Options = {
  /** How many milliseconds the call takes while the mock's clock runs. */
  latency?: number
}

export type Implementation<E> = Resolver<E> | (Options & { resolve: Resolver<E> })

export type AnyImplementation = ((context: never) => unknown) | (Options & { resolve: (context: never) => unknown })

export type Implementations<Contract> = {
  [Name in keyof Contract as Contract[Name] extends AnyEndpoint ? Contract[Name]['id'] : never]: Implementation<
    Contract[Name]
  >
}
