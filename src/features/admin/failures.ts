import { ApiError, NetworkError } from '@/api/errors'

/** The documented sentences of the administration, word for word (A 8). */
export const UNREACHABLE = 'Failed to load dashboard data. Please check your connection.'
export const APPROVE_FAILED = 'Failed to approve verification. Please try again.'
export const REJECT_FAILED = 'Failed to reject verification. Please try again.'
export const LOGIN_FAILED = 'Login failed. Please try again.'
export const LOGIN_REFUSED = 'Invalid credentials. Only super admins can access this area.'

export type Source = 'stats' | 'pending' | 'users' | 'audit'
export type Failure = { text: string; sources: Source[] }

/** What the red banners say (A 8): one for each failure, or one for all when nothing could be reached. */
export function failuresOf(errors: Record<Source, Error | null>): Failure[] {
  const documented = [errors.stats, errors.pending, errors.users]
  if (documented.every((error) => error instanceof NetworkError)) {
    return [{ text: UNREACHABLE, sources: ['stats', 'pending', 'users', 'audit'] }]
  }
  return (Object.keys(TEXTS) as Source[]).flatMap((source) => {
    const error = errors[source]
    return error ? [{ text: TEXTS[source](error), sources: [source] }] : []
  })
}

const TEXTS: Record<Source, (error: Error) => string> = {
  stats: (error) =>
    error instanceof NetworkError
      ? 'Failed to connect to dashboard statistics API'
      : 'Failed to load dashboard statistics',
  pending: (error) =>
    error instanceof ApiError
      ? `Failed to load pending verifications: ${error.message}`
      : `Failed to load verifications: ${error.message}`,
  users: (error) => `Failed to load all users: ${error.message}`,
  audit: (error) => `Failed to load decisions: ${error.message}`,
}

/** What the login says (A 8): the server's sentence, the documented one where it gave none, another where nothing came back. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return LOGIN_FAILED
  return error.said ?? LOGIN_REFUSED
}

/** True where somebody else has decided already: trying again would lead nowhere. */
export function isDecided(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 404)
}
