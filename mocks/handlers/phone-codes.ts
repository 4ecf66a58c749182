import { fullMobile } from '@/domain/phone-number'
import type { Backend } from '../backend'
import type { Row } from '../db/database'
import { send } from './outbox'

const VALID_FOR = 10 * 60_000
const MOST_TRIES = 5
/** Codes one user may ask for within the time that one is valid; each would cost a text message. */
const MOST_CODES = 5

/** Sends a new code to that number and answers it; null where too many were asked for. The ones before are worth nothing any more. */
export function sendPhoneCode(backend: Backend, userId: string, phone: string): string | null {
  const { db, clock } = backend
  const asked = db.phone_code.where((one) => one.user_id === userId && inTime(backend, one))
  if (asked.length >= MOST_CODES) return null
  for (const old of asked) db.phone_code.update(old.id, { used: true })
  const sent = db.phone_code.all().length + 1
  const code = codeOf(sent)
  db.phone_code.insert({
    id: `phone-code-${sent}`,
    user_id: userId,
    phone_number: phone,
    code,
    expires_at: new Date(clock.now() + VALID_FOR).toISOString(),
    tries: 0,
    used: false,
  })
  send(backend, {
    to: phone,
    subject: 'Text message',
    body: `Your Proventous code is ${code}. It is valid for 10 minutes and works once.`,
  })
  return code
}

/**
 * Whether that code is the latest one that was sent to that user and number: in time, never entered before. A wrong one
 * counts against it; after five it can do nothing more. A right one is spent.
 */
export function enterPhoneCode(
  backend: Backend,
  userId: string,
  phone: string,
  code: string,
): 'right' | 'wrong' | 'guessed-out' {
  const { db } = backend
  const latest = db.phone_code.where((one) => one.user_id === userId && inTime(backend, one)).at(-1)
  if (!latest || latest.phone_number !== phone) return 'wrong'
  if (latest.tries >= MOST_TRIES) return 'guessed-out'
  if (!latest.used && latest.code === code) {
    db.phone_code.update(latest.id, { used: true })
    return 'right'
  }
  db.phone_code.update(latest.id, { tries: latest.tries + 1 })
  return latest.tries + 1 >= MOST_TRIES ? 'guessed-out' : 'wrong'
}

/** Whether another account has that number, however it is written there. */
export function phoneTaken({ db }: Backend, userId: string, phone: string): boolean {
  const digits = lastDigits(phone)
  return db.user.all().some((other) => other.id !== userId && lastDigits(other.phone_number ?? '') === digits)
}

/** The number as it is kept; null where it is too short or too long for one. */
export function keptNumber(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').length
  return digits >= 10 && digits <= 15 ? fullMobile(typed) : null
}

function lastDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10)
}

function inTime({ clock }: Backend, code: Row<'phone_code'>): boolean {
  return Date.parse(code.expires_at) > clock.now()
}

/** Six digits that look random and follow from how many were sent, so that a journey finds the same ones again. */
function codeOf(sent: number): string {
  return String(100_000 + ((sent * 514_229 + 317_811) % 900_000))
}
