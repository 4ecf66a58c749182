import type * as z from 'zod/mini'

/**
 * Who may call: `none` sends no token; `bearer` needs a signed-in user; `bearer-if-any` sends the stored token when
 * there is one and answers visitors too (the list call, B 6); `super-admin` needs the super administrator's own token
 * (A 6).
 */
export type Auth = 'none' | 'bearer' | 'bearer-if-any' | 'super-admin'

type Schema = z.ZodMiniType
type Undeclared = undefined

export type SuccessStatus = 200 | 201
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 422 | 429 | 500

/** Answers by status: at least one success status, and every refusal that the rules allow. */
export type Responses = { [status in SuccessStatus]?: Schema } & { [status in ProblemStatus]?: Schema }

/** One endpoint, said once: the client, the mock, the documents and the tests all read this object. */
export type Endpoint<
  Id extends string = string,
  Params extends Schema | Undeclared = Schema | Undeclared,
  Query extends Schema | Undeclared = Schema | Undeclared,
  Body extends Schema | Undeclared = Schema | Undeclared,
  Answers extends Responses = Responses,
> = {
  /** Verb and noun. The mock's behavior, network rules, examples and documents name the endpoint by it. */
  id: Id
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  /**
   * As documented, parameters in braces: `/api/properties/{id}`. A parameter is one segment; `{path}` runs to the end.
   */
  path: `/${string}`
  auth: Auth
  /**
   * How the body travels; an endpoint without a body leaves it out (the list call alone names JSON without one, B 7).
   * `multipart` (A 7): a list of files `photos` travels as
   * `photos[0]`, `photos[1]`, …; any other list as JSON text under its own name; numbers and booleans as text; what is
   * undefined or null is left out.
   */
  content?: 'json' | 'multipart'
  /** How a success answer travels: JSON unless said. A `file` answers the bytes themselves, `nothing` an empty body. */
  answers?: 'file' | 'nothing'
  /**
   * An addition, on calls that create something: the client sends the header `Idempotency-Key`. A call of the same
   * caller with the same key creates nothing and answers what the first one answered; a refusal is not remembered.
   */
  idempotencyKey?: true
  /**
   * An addition, on calls that change a record: the client sends the header `If-Match` with the `updated_at` of the
   * record that the user started from, in quotes. Where the record was changed since, the call changes nothing and is
   * refused with 412. Without the header the last change wins.
   */
  ifMatch?: true
  /**
   * An addition: seconds for which an answer to a visitor without a session may be kept, and for how many more an old
   * one may be shown while it is asked for again. Such an answer has an `ETag`.
   */
  cache?: { fresh: number; stale: number }
  params?: Params
  query?: Query
  body?: Body
  /** Answers by status. Success statuses hold the envelope of `answer()`, failures hold `problem`. */
  responses: Answers
  /** One sentence for a reader who never saw the app. */
  summary: string
  /** Section of the specification, `B 7` or `A 7`; for additions the section whose gap it fills. */
  source: string
  /**
   * Still works, and goes with the next major version, not before that day. Answers carry `Deprecation` and `Sunset`.
   */
  deprecated?: Deprecated
  /** True where the specification has no such call and the product needed one. */
  addition?: true
}

/** Since and until which day (`2027-06-30`) a call is deprecated, and what to use instead. */
export type Deprecated = { since: string; until: string; instead: string }

/** Any endpoint, where the exact types do not matter. */
export type AnyEndpoint = Endpoint

/** Declares an endpoint and keeps its exact types, its id included. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Id extends string,
  Params extends Schema | Undeclared = Undeclared,
  Query extends Schema | Undeclared = Undeclared,
  Body extends Schema | Undeclared = Undeclared,
  const Answers extends Responses = Responses,
>(definition: Endpoint<Id, Params, Query, Body, Answers>): Endpoint<Id, Params, Query, Body, Answers> {
  return definition
}

/**
 * The status and the schema of an endpoint's success answer. A backend that says 200 for 201 is understood all the
 * same.
 */
export function successOf(endpoint: Endpoint): { status: SuccessStatus; schema: Schema } {
  const { 200: ok, 201: created } = endpoint.responses
  if (ok) return { status: 200, schema: ok }
  if (created) return { status: 201, schema: created }
  throw new Error(`${endpoint.id} declares no success answer: add 200 or 201 to its responses`)
}

type PartName = 'params' | 'query' | 'body'

/** The schema an endpoint declares for a part, `never` where it declares none. */
type SchemaOf<E, Name extends PropertyKey> = Name extends keyof E ? Extract<E[Name], Schema> : never

type OutputOf<S> = [S] extends [never] ? undefined : S extends Schema ? z.output<S> : never

/** The parsed body of an endpoint's success answer: the whole envelope. */
export type AnswerOf<E> = E extends { responses: infer Answers }
  ? z.output<SchemaOf<Answers, 200> | SchemaOf<Answers, 201>>
  : never

/** What travels inside the envelope's `data`; `undefined` for a call that answers no data. */
export type DataOf<E> =
  AnswerOf<E> extends infer Answer ? ('data' extends keyof Answer ? Answer['data'] : undefined) : never

type IsOptional<Name, Part> = Name extends 'query' ? (object extends Part ? true : false) : false

/** The parts to hand over: parameters and a body always, a query only if some field of it has to be there. */
type NeededParts<Inputs> = {
  [Name in keyof Inputs as IsOptional<Name, Inputs[Name]> extends true ? never : Name]: Inputs[Name]
}
type OptionalParts<Inputs> = {
  [Name in keyof Inputs as IsOptional<Name, Inputs[Name]> extends true ? Name : never]?: Inputs[Name]
}
type DeclaredInputs<E> = {
  [Name in PartName as [SchemaOf<E, Name>] extends [never] ? never : Name]: z.input<SchemaOf<E, Name>>
}
type Flat<T> = { [K in keyof T]: T[K] }

/** What a call without input takes: nothing, or an empty object. */
export type NoInput = { [Name in PartName]?: undefined }

/**
 * What a caller hands over: `params`, `query` and `body`, each only where the endpoint declares it; a query without
 * required fields may be left out. `InputFor<typeof getProperty>` is `{ params: { id: string } }`.
 */
export type InputFor<E> =
  DeclaredInputs<E> extends infer Inputs
    ? keyof Inputs extends never
      ? NoInput
      : Flat<NeededParts<Inputs> & OptionalParts<Inputs>>
    : never

/** What a resolver of the mock receives after parsing; a part the endpoint does not declare is `undefined`. */
export type ParsedFor<E> = { [Name in PartName]: OutputOf<SchemaOf<E, Name>> }
