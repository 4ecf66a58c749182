import { ApiError } from '@/api/errors'

const FAILED = { send: 'Failed to send verification code', verify: 'Failed to verify code' }

/** The documented sentence for a code that could not be sent or verified: with the server's reason where it gave one (A 8). */
export function codeFailure(doing: keyof typeof FAILED, error: unknown): string {
  return error instanceof ApiError ? `${FAILED[doing]}: ${error.message}` : `${FAILED[doing]}. Please try again.`
}

/** What keeps a code from being sent off (A 5); null when nothing does. */
export function codeError(code: string): string | null {
  return code.length === 6 ? null : 'Please enter a 6-digit verification code'
}

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** What keeps a code from being sent to that address (A 5); null when nothing does. */
export function addressError(email: string): string | null {
  if (email.trim() === '') return 'Please enter an email address first'
  return ADDRESS.test(email.trim()) ? null : 'Please enter a valid email address'
}
