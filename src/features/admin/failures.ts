import { ApiError, NetworkError } from '@/api/errors'
import { t } from '@/words/words'

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
    return [{ text: t(UNREACHABLE), sources: [...SOURCES] }]
  }
  return (Object.keys(TEXTS) as Source[]).flatMap((source) => {
    const error = errors[source]
    return error ? [{ text: TEXTS[source](error), sources: [source] }] : []
  })
}

const TEXTS: Record<Source, (error: Error) => string> = {
  stats: (error) =>
    error instanceof NetworkError
      ? t('Failed to connect to dashboard statistics API')
      : t('Failed to load dashboard statistics'),
  pending: (error) =>
    error instanceof ApiError
      ? t('Failed to load pending verifications: {message}', { message: error.message })
      : t('Failed to load verifications: {message}', { message: error.message }),
  users: (error) => t('Failed to load all users: {message}', { message: error.message }),
  audit: (error) => t('Failed to load decisions: {message}', { message: error.message }),
  reports: (error) => t('Failed to load reports: {message}', { message: error.message }),
}

/** The text of a failed login (A 8): the server's, else the documented one; another where no answer came. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return t(LOGIN_FAILED)
  return error.said ?? t(LOGIN_REFUSED)
}

export function isDecided(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 404)
}
