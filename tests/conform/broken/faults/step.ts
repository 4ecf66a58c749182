import { keptNumber } from '@mocks/services/codes/phone-codes'
import type { Fault, Scene } from '../fault'
import { afterwards, fine, lets } from './kinds'

/** Makes success of one call's refusals with that status while something holds in the sound server's store. */
function letsWhile(endpoint: string, status: number, holds: (scene: Scene) => boolean): NonNullable<Fault['answers']> {
  return (called, reply, scene) => {
    const changes = called === endpoint && reply.status === status && holds(scene)
    return changes ? { ...fine, body: { success: true, data: {} } } : reply
  }
}

/** Keeps wrong tries from counting. */
function forgives(table: 'email_code' | 'phone_code', endpoint: string): NonNullable<Fault['around']> {
  return afterwards(endpoint, ({ backend: { db } }) => {
    for (const { id, tries } of db[table].all()) if (tries > 0) db[table].update(id, { tries: 0, used: false })
  })
}

/** Faults against the machines: a call goes on from a state that has no arrow for it. */
export const STEP_FAULTS: readonly Fault[] = [
  {
    name: 'a house that is sold takes offers',
    only: ['makeOffer'],
    says: /makeOffer, from sold: expected 409, got 200/,
    answers: lets('makeOffer', 409),
  },
  {
    name: 'a house that is sold is sold again',
    only: ['acceptOffer'],
    says: /acceptOffer, from sold: expected 409, got 200/,
    answers: letsWhile('acceptOffer', 409, () => true),
  },
  {
    name: 'a house under negotiation takes no offers',
    only: ['makeOffer'],
    says: /makeOffer, from pending: expected 201, got 409/,
    answers: (called, reply, { backend: { db }, body }) => {
      const refuses = called === 'makeOffer' && db.property.find(String(body?.['property_id']))?.status === 'pending'
      return refuses ? { ...fine, status: 409, body: { success: false, message: 'In negotiation.' } } : reply
    },
  },
  {
    name: 'what is sold cannot come back',
    only: ['updateProperty'],
    says: /getProperty, state after sold: expected pending, got sold/,
    around: ({ endpoint, path, backend: { db } }) => {
      const id = path.split('/').at(-1)!
      if (endpoint !== 'updateProperty' || db.property.find(id)?.status !== 'sold') return undefined
      return () => void db.property.update(id, { status: 'sold' })
    },
  },
  {
    name: 'a number that is verified gets codes all the same',
    only: ['sendVerificationCode'],
    says: /sendVerificationCode, from verified: expected 409, got 200/,
    answers: lets('sendVerificationCode', 409),
  },
  {
    name: 'a code confirms any number of its user',
    only: ['verifyPhone'],
    says: /verifyPhone, from code_sent to another number: expected 422, got 200/,
    around: ({ endpoint, body, backend: { db } }) => {
      const latest = db.phone_code.all().at(-1)
      if (endpoint === 'verifyPhone' && latest)
        db.phone_code.update(latest.id, { phone_number: keptNumber(String(body?.['phone_number'])) ?? '' })
      return undefined
    },
  },
  {
    name: 'a phone code may be guessed at for ever',
    only: ['verifyPhone'],
    says: /verifyPhone, after 5 wrong codes: expected 429, got 200/,
    around: forgives('phone_code', 'verifyPhone'),
  },
  {
    name: 'an e-mail code may be guessed at for ever',
    only: ['verifyEmail'],
    says: /verifyEmail, after 5 wrong codes: expected 422, got 200/,
    around: forgives('email_code', 'verifyEmail'),
  },
  {
    name: 'an e-mail code stays good beside a newer one',
    only: ['verifyEmail'],
    says: /verifyEmail, from spent, replaced by a newer code: expected 422, got 200/,
    around: afterwards('sendEmailVerification', ({ backend: { db } }) => {
      for (const { id } of db.email_code.where(({ verified }) => !verified)) db.email_code.update(id, { used: false })
    }),
  },
  {
    name: 'an e-mail code is entered twice',
    only: ['verifyEmail'],
    says: /verifyEmail, from verified: expected 422, got 200/,
    answers: letsWhile('verifyEmail', 422, ({ backend: { db }, body }) =>
      db.email_code.all().some(({ verified, code }) => verified && code === body?.['verification_code']),
    ),
  },
  {
    name: 'one code registers account after account',
    only: ['register'],
    says: /register, from spent: expected 422, got 201/,
    around: afterwards('register', ({ backend: { db } }) => {
      for (const { id } of db.email_code.where(({ verified }) => verified)) db.email_code.update(id, { used: false })
    }),
  },
  {
    name: 'an ended session signs out again',
    only: ['logout'],
    says: /logout, from ended: expected 401, got 200/,
    answers: lets('logout', 401),
  },
  {
    name: 'an ended session of the administration signs out again',
    only: ['superAdminLogout'],
    says: /superAdminLogout, from ended: expected 401, got 200/,
    answers: lets('superAdminLogout', 401),
  },
  {
    name: 'sessions outlive a password that is reset',
    only: ['resetPassword'],
    says: /logout, from ended: expected 401, got 200/,
    around: ({ endpoint, backend: { db } }) => {
      if (endpoint !== 'resetPassword') return undefined
      const before = db.session.all().map((one) => ({ ...one }))
      return () => {
        const now = new Set(db.session.all().map(({ token }) => token))
        for (const one of before) if (!now.has(one.token)) db.session.insert(one)
      }
    },
  },
]
