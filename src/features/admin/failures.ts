import { ApiError, NetworkError } from '@/api/errors'

/** The documented sentences of the administration, word for word (A 8). */
export const UNREACHABLE = 'Failed to load dashboard data. Please check your connection.'
export const APPROVE_FAILED = 'Failed to approve verification. Please try again.'
export const REJECT_FAILED = 'Failed to reject verification. Please try again.'
export const LOGIN_FAILED = 'Login failed. Please try again.'
export const LOGIN_REFUSED = 'Invalid credentials. Only super admins can access this area.'

export const SOURCES = ['stats', 'pending', 'users', 'audit', 'reports'] as const
export type Source = (typeof SOURCES)[number]
export type Failure = { text: string; sources: Source[] }

/** The texts of the red banners (A 8): one for each failure, or one for all when nothing could be reached. */
export function failuresOf(errors: Record<Source, Error | null>): Failure[] {
  const documented = [errors.stats, errors.pending, errors.users]
  if (documented.every((error) => error instanceof NetworkError)) {
    return [{ text: UNREACHABLE, sources: [...SOURCES] }]
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
  reports: (error) => `Failed to load reports: ${error.message}`,
}

/** The text of a failed login (A 8): the server's, else the documented one; another where no answer came. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return LOGIN_FAILED
  return error.said ?? LOGIN_REFUSED
}

export function isDecided(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 404)
}
