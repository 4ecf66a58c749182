import { CODE_VALID_MINUTES } from '@/contract/fields'
import { CODE_TRIES } from '@/contract/rules/limits'
import type { StateOf } from '@/contract/rules/machines'
import { fullMobile } from '@/domain/people/phone-number'
import type { Translate } from '@/words/words'
import type { Backend } from '../../backend'
import { invalid, problem } from '../../network/problem'
import type { Row } from '../../store/database'
import { requireStep } from '../access/steps'
import { requireCodesLeft, WRONG_CODE } from './email-codes'
import { send } from './outbox'

const VALID_FOR = CODE_VALID_MINUTES * 60_000

export const NUMBER_TAKEN = 'Another account has this phone number.'

/** @param t of the call: the caller reads the code at once */
export function sendPhoneCode(backend: Backend, userId: string, phone: string, t: Translate): string {
  const { db, clock } = backend
  const asked = db.phone_code.where((one) => one.user_id === userId && inTime(backend, one))
  requireCodesLeft(backend, asked)
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
    subject: t('Text message'),
    body: t('Your Proventous code is {code}. It is valid for {n} minutes and works once.', {
      code,
      n: CODE_VALID_MINUTES,
    }),
  })
  return code
}

/** Valid for ten minutes, once, and for five tries. Refuses (422) where none is on its way. */
export function enterPhoneCode(
  backend: Backend,
  owner: Row<'user'>,
  phone: string,
  code: string,
): 'right' | 'wrong' | 'guessed-out' {
  const { db } = backend
  const latest = latestCode(backend, owner, phone)
  if (latest && latest.tries >= CODE_TRIES) return 'guessed-out'
  const refused = { said: WRONG_CODE, field: 'verification_code' } as const
  requireStep('phoneVerification', stateOfNumber(backend, owner, phone), 'verifyPhone', refused)
  if (!latest) return 'wrong'
  if (latest.code === code) {
    db.phone_code.update(latest.id, { used: true })
    return 'right'
  }
  db.phone_code.update(latest.id, { tries: latest.tries + 1 })
  return latest.tries + 1 >= CODE_TRIES ? 'guessed-out' : 'wrong'
}

/** In its stored form. Refuses an incomplete number (422), one of another account and the verified one (409). */
export function requireNewNumber(backend: Backend, owner: Row<'user'>, typed: string): string {
  const phone = keptNumber(typed)
  if (phone === null) throw invalid('phone_number', 'Please enter the whole number, such as +63 917 123 4567.')
  if (phoneTaken(backend, owner.id, phone)) throw problem(409, NUMBER_TAKEN)
  const said = 'This phone number is verified already.'
  requireStep('phoneVerification', stateOfNumber(backend, owner, phone), 'sendVerificationCode', { said })
  return phone
}

/** Whether another account has that number, in any spelling. */
export function phoneTaken({ db }: Backend, userId: string, phone: string): boolean {
  const digits = lastDigits(phone)
  return db.user.all().some((other) => other.id !== userId && lastDigits(other.phone_number ?? '') === digits)
}

/** A number in its stored form; null where it has too few or too many digits. */
export function keptNumber(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').length
  return digits >= 10 && digits <= 15 ? fullMobile(typed) : null
}

function latestCode(backend: Backend, owner: Row<'user'>, phone: string): Row<'phone_code'> | undefined {
  const latest = backend.db.phone_code.where((one) => one.user_id === owner.id && inTime(backend, one)).at(-1)
  return latest?.phone_number === phone ? latest : undefined
}

function stateOfNumber(backend: Backend, owner: Row<'user'>, phone: string): StateOf<'phoneVerification'> {
  if (owner.phone_verified && keptNumber(owner.phone_number ?? '') === phone) return 'verified'
  const latest = latestCode(backend, owner, phone)
  return latest && !latest.used ? 'code_sent' : 'unverified'
}

function lastDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10)
}

function inTime({ clock }: Backend, code: Row<'phone_code'>): boolean {
  return Date.parse(code.expires_at) > clock.now()
}

/** Six digits that look random but follow from the number of codes sent: the same in each run. */
function codeOf(sent: number): string {
  return String(100_000 + ((sent * 514_229 + 317_811) % 900_000))
}
