import { ApiError } from '@/api/errors'

/** The server's own sentence about a refused call; null where it gave none, or where no answer came. */
export function serverSaid(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  // The client's stand-in for an answer without words is not the server's message.
  return error.message === `The server answered ${error.status}.` ? null : error.message || null
}
