import { afterAll, afterEach, beforeAll } from 'vitest'
import { server } from '@mocks/node'
import { afterThisFile } from '../setup/leftovers'
import { ApiError } from '@/api/errors'

/** Answers the calls of the test file that calls this; a call without a handler fails the test. */
export function answerCalls(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}

let answers = false

/** Answers the calls of the test file that runs, from now to its end. */
export function answerUntilEnd(): void {
  if (answers) return
  answers = true
  server.listen({ onUnhandledRequest: 'error' })
  afterThisFile(() => {
    answers = false
    server.close()
  })
}

/** Status and message of a refused call, for `.catch(refused)`; other errors are thrown again. */
export function refused(error: unknown): [status: number, message: string] {
  if (!(error instanceof ApiError)) throw error
  return [error.status, error.message]
}
