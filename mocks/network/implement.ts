import type { DataOf, ParsedFor } from '@/contract/endpoint'
import type { AnyEndpoint } from '@/contract/endpoint'
import type { Backend } from '../backend'
import type { Row } from '../db/database'

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

/** An answer that is more than its data: another success status or a message in the envelope. */
export class Reply<Data> {
  constructor(
    readonly data: Data,
    readonly extra: { status?: 200 | 201; message?: string } = {},
  ) {}
}

/** Answers `data` with a message or a status of its own. */
export function reply<Data>(data: Data, extra: { status?: 200 | 201; message?: string }): Reply<Data> {
  return new Reply(data, extra)
}

type Result<E> = DataOf<E> | Reply<DataOf<E>> | Response
export type Resolver<E> = (context: Context<E>) => Result<E> | Promise<Result<E>>

/** One endpoint with its behaviour. Everything that all endpoints share happens in `handle.ts`. */
export type Implementation = {
  endpoint: AnyEndpoint
  resolve: Resolver<never>
  /** Milliseconds that the running mock takes over it, as documented; where the clock is frozen it answers at once. */
  latency?: number
}

/**
 * Gives an endpoint of the contract its behaviour: the resolver returns what goes into the envelope's `data`, or throws
 * `problem(status, message)`. Session, delay, failure, parsing and the check of the answer are not its affair.
 */
export function implement<E extends AnyEndpoint>(
  endpoint: E,
  resolve: Resolver<E>,
  { latency }: { latency?: number } = {},
): Implementation {
  return { endpoint, resolve: resolve as unknown as Resolver<never>, ...(latency ? { latency } : {}) }
}
