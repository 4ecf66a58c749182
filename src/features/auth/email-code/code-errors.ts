import { ApiError } from '@/api/errors'
import { emailAddress } from '@/contract/fields'

const FAILED = { send: 'Failed to send verification code', verify: 'Failed to verify code' }

/** The documented text for a code that could not be sent or verified, with the server's reason if it gave one (A 8). */
export function codeFailure(doing: keyof typeof FAILED, error: unknown): string {
  return error instanceof ApiError ? `${FAILED[doing]}: ${error.message}` : `${FAILED[doing]}. Please try again.`
}

/** Why a code cannot be verified (A 5); null if it can. */
export function codeError(code: string): string | null {
  return code.length === 6 ? null : 'Please enter a 6-digit verification code'
}

const PLAIN_LETTERS = 'Please use letters without marks in the email address: n for ñ, a for á, no spaces'
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Why no code can be sent to that address (A 5); null if one can. */
export function addressError(email: string): string | null {
  if (email.trim() === '') return 'Please enter an email address first'
  if (!ADDRESS.test(email.trim())) return 'Please enter a valid email address'
  // The server has the same rule; its words do not say what to do.
  return emailAddress.safeParse(email.trim()).success ? null : PLAIN_LETTERS
}
