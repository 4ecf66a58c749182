import { CODE_VALID_MINUTES, MOST_CODES } from '@/contract/fields'
import { CODE_TRIES, VERIFIED_MINUTES } from '@/contract/rules/limits'
import type { StateOf } from '@/contract/rules/machines'
import { english, type Translate } from '@/words/words'
import type { Backend } from '../../backend'
import { problem } from '../../network/problem'
import type { Row } from '../../store/database'
import { foldEmail } from '../people/user-lookup'
import { send } from './outbox'

type Purpose = Row<'email_code'>['purpose']

const VALID_FOR = CODE_VALID_MINUTES * 60_000
const VERIFIED_FOR = VERIFIED_MINUTES * 60_000

export const WRONG_CODE = 'That code is not right or has expired.'

/** Status 429. Only earlier codes that are still in time count. */
export function requireCodesLeft({ clock }: Backend, earlier: readonly { expires_at: string }[]): void {
  const ends = earlier.map(({ expires_at }) => Date.parse(expires_at)).toSorted((one, other) => one - other)
  const free = ends.at(-MOST_CODES)
  if (free !== undefined) throw problem(429, 'Too many codes.', { retryIn: free - clock.now() })
}

/**
 * Without `mailed` it is only counted: the limit (429) must not reveal who has an account.
 * @param t of the call: the caller reads the code at once
 */
export function sendCode(
  backend: Backend,
  email: string,
  purpose: Purpose,
  { mailed = true, t = english }: { mailed?: boolean; t?: Translate } = {},
): void {
  const { db, clock } = backend
  const asked = db.email_code.where(
    (one) =>
      one.email === foldEmail(email) &&
      one.purpose === purpose &&
      !one.verified &&
      Date.parse(one.expires_at) > clock.now(),
  )
  requireCodesLeft(backend, asked)
  for (const old of asked) db.email_code.update(old.id, { used: true })
  const code = codeOf(db.outbox.all().length + 1)
  db.email_code.insert({
    id: `code-${db.email_code.all().length + 1}`,
    email: foldEmail(email),
    code,
    purpose,
    expires_at: after(clock.now(), VALID_FOR),
    tries: 0,
    verified: false,
    used: !mailed,
  })
  if (!mailed) return
  send(backend, {
    to: email,
    subject: t(purpose === 'register' ? 'Your Proventous verification code' : 'Reset your Proventous password'),
    body: t('Your code is {code}. It is valid for {n} minutes and works once.', { code, n: CODE_VALID_MINUTES }),
  })
}

/** A code is valid for ten minutes, once, and for five tries. The right one verifies the e-mail address for an hour. */
export function enterCode(backend: Backend, email: string, purpose: Purpose, code: string): boolean {
  const { db, clock } = backend
  const sent = codesOf(backend, email, purpose).find((one) => !one.verified)
  if (!sent) return false
  if (sent.code === code) {
    db.email_code.update(sent.id, { verified: true, expires_at: after(clock.now(), VERIFIED_FOR) })
    return true
  }
  db.email_code.update(sent.id, { tries: sent.tries + 1, used: sent.tries + 1 >= CODE_TRIES })
  return false
}

/** The newest code counts, for registering the one that was entered; null before any. */
export function registrationCodeState(
  { db, clock }: Backend,
  email: string,
  event: 'verifyEmail' | 'register',
): StateOf<'registrationCode'> | null {
  const codes = db.email_code.where((one) => one.email === foldEmail(email) && one.purpose === 'register')
  const stateOf = (one: Row<'email_code'>) =>
    one.used || Date.parse(one.expires_at) <= clock.now() ? 'spent' : one.verified ? 'verified' : 'sent'
  const entered = event === 'register' && codes.find((one) => stateOf(one) === 'verified')
  const counts = entered || codes.at(-1)
  return counts ? stateOf(counts) : null
}

export function spendCode(backend: Backend, email: string, purpose: Purpose): void {
  const verified = codesOf(backend, email, purpose).find((one) => one.verified)
  if (verified) backend.db.email_code.update(verified.id, { used: true })
}

function codesOf({ db, clock }: Backend, email: string, purpose: Purpose): Row<'email_code'>[] {
  return db.email_code.where(
    (one) =>
      one.email === foldEmail(email) &&
      one.purpose === purpose &&
      !one.used &&
      Date.parse(one.expires_at) > clock.now(),
  )
}

/** Six digits that look random but follow from the number of messages sent: the same in each run. */
function codeOf(sent: number): string {
  return String(100_000 + ((sent * 479_001 + 282_916) % 900_000))
}

function after(now: number, ms: number): string {
  return new Date(now + ms).toISOString()
}
