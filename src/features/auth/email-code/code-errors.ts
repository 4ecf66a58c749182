import { ApiError } from '@/api/errors'
import { emailAddress } from '@/contract/fields'
import { t } from '@/words/words'

/** The documented text for a code that could not be sent or verified, with the server's reason if it gave one (A 8). */
export function codeFailure(doing: 'send' | 'verify', error: unknown): string {
  if (!(error instanceof ApiError))
    return doing === 'send'
      ? t('Failed to send verification code. Please try again.')
      : t('Failed to verify code. Please try again.')
  const { message } = error
  return doing === 'send'
    ? t('Failed to send verification code: {message}', { message })
    : t('Failed to verify code: {message}', { message })
}

/** Why a code cannot be verified (A 5); null if it can. */
export function codeError(code: string): string | null {
  return code.length === 6 ? null : t('Please enter a 6-digit verification code')
}

const PLAIN_LETTERS = 'Please use plain letters in the email address: n for ñ, a for á, no spaces'
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Why no code can be sent to that address (A 5); null if one can. */
export function addressError(email: string): string | null {
  if (email.trim() === '') return t('Please enter an email address first')
  if (!ADDRESS.test(email.trim())) return t('Please enter a valid email address')
  // The server has the same rule; its words do not say what to do.
  return emailAddress.safeParse(email.trim()).success ? null : t(PLAIN_LETTERS)
}
