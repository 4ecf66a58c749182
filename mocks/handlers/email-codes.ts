import type { Backend } from '../backend'
import type { Row } from '../db/database'
import { send } from './outbox'

type Purpose = Row<'email_code'>['purpose']

const VALID_FOR = 10 * 60_000
const VERIFIED_FOR = 60 * 60_000
const MOST_TRIES = 5

export const WRONG_CODE = 'That code is not right or has expired.'

/** Sends a new code to that address; the ones sent before for the same purpose are worth nothing any more. */
export function sendCode(backend: Backend, email: string, purpose: Purpose): void {
  const { db, clock } = backend
  for (const old of codesOf(backend, email, purpose)) if (!old.verified) db.email_code.remove(old.id)
  const sent = db.outbox.all().length + 1
  const code = codeOf(sent)
  db.email_code.insert({
    id: `code-${sent}`,
    email: fold(email),
    code,
    purpose,
    expires_at: after(clock.now(), VALID_FOR),
    tries: 0,
    verified: false,
    used: false,
  })
  send(backend, {
    to: email,
    subject: purpose === 'register' ? 'Your Proventous verification code' : 'Reset your Proventous password',
    body: `Your code is ${code}. It is valid for 10 minutes and works once.`,
  })
}

/**
 * Whether that code is the one that was sent: in time, never entered before, and not guessed at five times. A wrong one
 * counts against it. A right one is spent, and vouches for the address for an hour.
 */
export function enterCode(backend: Backend, email: string, purpose: Purpose, code: string): boolean {
  const { db, clock } = backend
  const sent = codesOf(backend, email, purpose).find((one) => !one.verified)
  if (!sent) return false
  if (sent.code === code) {
    db.email_code.update(sent.id, { verified: true, expires_at: after(clock.now(), VERIFIED_FOR) })
    return true
  }
  db.email_code.update(sent.id, { tries: sent.tries + 1, used: sent.tries + 1 >= MOST_TRIES })
  return false
}

/** The code that vouches for an address, if there is one. */
export function verifiedCode(backend: Backend, email: string, purpose: Purpose): Row<'email_code'> | undefined {
  return codesOf(backend, email, purpose).find((one) => one.verified)
}

/** Codes for that address that still are worth something. */
function codesOf({ db, clock }: Backend, email: string, purpose: Purpose): Row<'email_code'>[] {
  return db.email_code.where(
    (one) =>
      one.email === fold(email) && one.purpose === purpose && !one.used && Date.parse(one.expires_at) > clock.now(),
  )
}

/** Six digits that look random and follow from how many messages were sent, so that a journey finds the same ones again. */
function codeOf(sent: number): string {
  return String(100_000 + ((sent * 479_001 + 282_916) % 900_000))
}

function after(now: number, ms: number): string {
  return new Date(now + ms).toISOString()
}

export function fold(email: string): string {
  return email.trim().toLowerCase()
}
