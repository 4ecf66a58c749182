import type { Fault } from '../fault'
import { afterwards, data, ignores, lets, rows } from './kinds'

/** Faults around the standing of people: what pauses them, and what an administrator decides about them. */
export const STANDING_FAULTS: readonly Fault[] = [
  {
    name: 'listings stay shown when a phone is no longer verified',
    only: ['updateOwnProfile'],
    says: /listProperties, data: expected "?not listing/,
    around: afterwards('updateOwnProfile', ({ backend: { db } }) => {
      for (const { id, phone_number } of db.user.all()) db.user.update(id, { phone_verified: phone_number !== null })
    }),
  },
  {
    name: 'a paused listing does not say so',
    only: ['updateOwnProfile'],
    says: /getProperty, data\.paused: expected true, got false/,
    answers: data('getProperty', ({ paused: _, ...row }) => row),
  },
  {
    name: 'paused listings stay hidden after the phone is verified again',
    only: ['verifyPhone'],
    says: /listProperties, data: expected "?listing/,
    answers: (() => {
      const away = new Set<string>()
      return (called, reply, { backend: { db } }) => {
        for (const { id, phone_verified } of db.user.all()) if (!phone_verified) away.add(id)
        return rows('listProperties', (list) => list.filter((row) => !away.has(String(row['user_id']))))(
          called,
          reply,
          {} as never,
        )
      }
    })(),
  },
  {
    name: 'a revoked ID stays approved',
    only: ['revokeVerification'],
    says: /listProperties, data: expected "?not listing/,
    instead: ignores('revokeVerification'),
  },
  {
    name: 'a suspended person goes on writing',
    only: ['sendMessage'],
    says: /sendMessage, status: expected 403, got 201/,
    answers: lets('sendMessage', 403, { status: 201 }),
  },
  {
    name: 'a suspension has no reason',
    only: ['suspendUser'],
    says: /getOwnProfile, data\.standing\.reason: expected/,
    answers: data('getOwnProfile', (own) => ({ ...own, standing: { ...(own['standing'] as object), reason: null } })),
  },
  {
    name: 'a suspension ends in the past',
    only: ['suspendUser'],
    says: /suspendUser, status: expected 422, got 200/,
    answers: lets('suspendUser', 422),
  },
  {
    name: 'the open offers of a suspended lister wait on',
    only: ['suspendUser'],
    says: /listMessages, data\.\*\.type of an open offer: expected "offer_rejected", got "offer"/,
    answers: rows('listMessages', (list) => list.filter(({ type }) => type !== 'offer_rejected')),
  },
  {
    name: 'a suspended person answers as often as they like',
    only: ['answerSuspension'],
    says: /answerSuspension, status: expected 409, got 200/,
    answers: lets('answerSuspension', 409, { body: { success: true, data: { state: 'suspended' } } }),
  },
  {
    name: 'the administration does not see the answer',
    only: ['answerSuspension'],
    says: /getAdminPerson, data\.standing\.answer: expected/,
    answers: data('getAdminPerson', (one) => ({ ...one, standing: { ...(one['standing'] as object), answer: null } })),
  },
  {
    name: 'a kept suspension says nothing',
    only: ['keepSuspension'],
    says: /getOwnProfile, data\.standing\.kept_because: expected/,
    around: afterwards('keepSuspension', ({ backend: { db } }) => {
      for (const { id } of db.suspension.all()) db.suspension.update(id, { kept_because: null })
    }),
  },
  {
    name: 'a lifted suspension goes on',
    only: ['liftSuspension'],
    says: /listProperties, data: expected "?listing/,
    around: ({ endpoint, backend: { db } }) => {
      if (endpoint !== 'liftSuspension') return undefined
      const before = db.suspension.all()
      return () => {
        for (const row of before) if (!db.suspension.find(row.id)) db.suspension.insert(row)
      }
    },
  },
  {
    name: 'signing in does not say that the account is closed',
    only: ['suspendUser'],
    says: /login, data\.user\.standing\.state: expected "closed"/,
    answers: data('login', ({ user, ...session }) => ({ ...session, user: { ...(user as object), standing: null } })),
  },
  {
    name: 'the audit record forgets suspensions',
    only: ['suspendUser'],
    says: /listAuditRecords, data\.\*\.action: expected/,
    answers: rows('listAuditRecords', (list) => list.filter(({ action }) => action !== 'person_suspended')),
  },
]
