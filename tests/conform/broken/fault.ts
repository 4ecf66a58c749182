import type { Backend } from '@mocks/backend'

/** An answer; a fault may change any part of it. */
export type Reply = { status: number; type: string; body: unknown }

/** A call that passes, and the sound server's own state. */
export type Scene = {
  endpoint: string
  path: string
  token: string | undefined
  /** The body if it is JSON. */
  body?: Record<string, unknown> | undefined
  backend: Backend
}

/** A fault, planted between a sound server and its client. */
export type Fault = {
  /** What is wrong with the backend. */
  name: string
  /** The calls and events whose checks are to find it. */
  only: readonly string[]
  /** Words that the report has to contain. */
  says: RegExp
  /** Answers in the server's place; undefined lets the call through. */
  instead?: (endpoint: string) => Reply | undefined
  /** Most bytes of a body that get through; larger ones are answered with a page and 413. */
  most?: number
  /** A call that is never answered. */
  hangs?: string
  /** Changes what the call carries. */
  asks?: (endpoint: string, body: Record<string, unknown>) => Record<string, unknown>
  /** Changes the path and the query of every call. */
  travels?: (path: string) => string
  /** A header that the backend does not know. */
  deaf?: 'idempotency-key' | 'if-match' | 'if-none-match'
  /** A header that the backend does not send. */
  silent?: 'retry-after'
  /** Is called before the server handles a call; what it returns is called afterwards. */
  around?: (scene: Scene) => (() => void) | undefined
  /** Changes what the server answered. */
  answers?: (endpoint: string, reply: Reply, scene: Scene) => Reply
  /** Changes the headers that every answer has. */
  headers?: (scene: Scene, headers: Headers, method: string) => void
  /** The status that a preflight gets. */
  preflight?: number
  /** What a user's socket gets in the place of an event: no payload or several. */
  events?: (event: string, payload: Record<string, unknown>, userId: string) => readonly unknown[]
  /** Accepts every socket, or every member of a room. */
  open?: 'socket' | 'room'
  /** A client's event that is sent to every client, under that name. */
  spreads?: { from: string; as: string; payload: (userId: string, said: Record<string, unknown>) => unknown }
}
