import { newPasswordError } from '@/domain/people/passwords'
import type { Backend } from '../../backend'
import { invalid, invalidFields, saidBy } from '../../network/problem'
import type { Database, Row } from '../../store/database'
import { requireStep } from '../access/steps'
import { registrationCodeState } from '../codes/email-codes'
import { foldEmail, userByEmail } from './user-lookup'

type Given = Pick<
  Row<'user'>,
  'first_name' | 'last_name' | 'email' | 'location' | 'profile_picture' | 'auth_provider' | 'password_hash'
>

/** Refuses (422) an unverified address, one that has an account, and a weak password. */
export function requireRegistrable(backend: Backend, { email, password }: { email: string; password: string }): void {
  const said = 'Please verify your email first'
  requireStep('registrationCode', registrationCodeState(backend, email, 'register'), 'register', {
    said,
    field: 'email',
  })
  if (userByEmail(backend.db, email)) throw invalid('email', 'The email has already been taken (unique).')
  const weak = saidBy((t) => newPasswordError(password, t))
  if (weak) throw invalidFields({ password: [weak] })
}

/** The username is the local part of the e-mail address, made unique; digits alone could be an id. */
export function insertUser({ db, clock }: Backend, given: Given): Row<'user'> {
  return db.user.insert({
    ...given,
    id: freeId(db),
    username: freeUsername(db, given.email),
    name: `${given.first_name} ${given.last_name}`.trim(),
    phone_number: null,
    messenger: null,
    bio: null,
    phone_verified: false,
    id_verified: false,
    id_submitted: false,
    premium_plan: null,
    coins: 0,
    created_at: clock.iso(),
    updated_at: null,
    is_online: false,
    last_seen: null,
    date_of_birth: null,
    rejection_reason: null,
    settings: null,
    asked_language: null,
    visiting_times: null,
    profile_views: 0,
    sold_before: 0,
    rented_before: 0,
    earned_before: 0,
  })
}

/** An id that nobody has or had: conversations and reviews of a closed account stay, and keep its id. */
function freeId(db: Database): string {
  const ids = [
    ...db.user.all().map(({ id }) => id),
    ...db.conversation.all().flatMap(({ buyer_id, seller_id }) => [buyer_id, seller_id]),
    ...db.review.all().map(({ author_id }) => author_id),
  ]
  return String(Math.max(0, ...ids.map((id) => Number(id) || 0)) + 1)
}

function freeUsername(db: Database, email: string): string {
  const local = (foldEmail(email).split('@')[0] ?? '').replace(/[^a-z0-9._-]/g, '')
  const wanted = /\D/.test(local) ? local : `user${local}`
  const taken = new Set(db.user.all().map(({ username }) => username.toLowerCase()))
  let name = wanted
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`
  return name
}
