import { afterAll, afterEach, beforeAll } from 'vitest'
import { server } from '@mocks/node'
import { ApiError } from '@/api/errors'

/** Answers the calls of the test file that calls this; a call without a handler fails the test. */
export function answerCalls(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}

/** Status and message of a refused call, for `.catch(refused)`; other errors are thrown again. */
export function refused(error: unknown): [status: number, message: string] {
  if (!(error instanceof ApiError)) throw error
  return [error.status, error.message]
}
