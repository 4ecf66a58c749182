import { ApiError } from '@/api/errors'
import { emailAddress } from '@/contract/fields'

const FAILED = { send: 'Failed to send verification code', verify: 'Failed to verify code' }

/** The documented sentence for a code that could not be sent or verified: with the server's reason where it gave one (A 8). */
export function codeFailure(doing: keyof typeof FAILED, error: unknown): string {
  return error instanceof ApiError ? `${FAILED[doing]}: ${error.message}` : `${FAILED[doing]}. Please try again.`
}

/** What keeps a code from being sent off (A 5); null when nothing does. */
export function codeError(code: string): string | null {
  return code.length === 6 ? null : 'Please enter a 6-digit verification code'
}

const PLAIN_LETTERS = 'Please use letters without marks in the email address: n for ñ, a for á, no spaces'
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** What keeps a code from being sent to that address (A 5); null when nothing does. */
export function addressError(email: string): string | null {
  if (email.trim() === '') return 'Please enter an email address first'
  if (!ADDRESS.test(email.trim())) return 'Please enter a valid email address'
  // The rule of the server, which would refuse it in words of its own.
  return emailAddress.safeParse(email.trim()).success ? null : PLAIN_LETTERS
}
