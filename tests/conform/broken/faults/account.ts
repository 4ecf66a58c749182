import type { Fault } from '../fault'
import { data, ignores, lets, overlooks } from './kinds'

/** Faults around signing in, profiles, settings and the administration. */
export const ACCOUNT_FAULTS: readonly Fault[] = [
  {
    name: 'a token lives on after logout',
    only: ['getOwnProfile'],
    says: /getOwnProfile, status: expected 401, got 200/,
    instead: ignores('logout'),
  },
  {
    name: 'a super administrator’s token lives on after logout',
    only: ['superAdminLogout'],
    says: /getDashboardStats, status: expected 401, got 200/,
    instead: ignores('superAdminLogout'),
  },
  {
    name: 'an address gets codes without limit',
    only: ['sendEmailVerification'],
    says: /sendEmailVerification, status: expected 429, got 200/,
    answers: lets('sendEmailVerification', 429),
  },
  {
    name: 'an address gets reset codes without limit',
    only: ['requestPasswordReset'],
    says: /requestPasswordReset, status: expected 429, got 200/,
    answers: lets('requestPasswordReset', 429),
  },
  {
    name: 'who asked for too many codes is not told for how long',
    only: ['sendEmailVerification'],
    says: /sendEmailVerification, Retry-After: expected 1 to 600 seconds, got "?none/,
    silent: 'retry-after',
  },
  {
    name: 'text named as a picture is taken',
    only: ['uploadProfilePicture'],
    says: /uploadProfilePicture, status: expected 422, got 200/,
    answers: lets('uploadProfilePicture', 422, { body: { success: true, data: { profile_picture: '/me.png' } } }),
  },
  {
    name: 'the old password is taken as the new one',
    only: ['changePassword'],
    says: /changePassword, status: expected 422, got 200/,
    answers: lets('changePassword', 422),
  },
  {
    name: 'users see the administration’s figures',
    only: ['getDashboardStats'],
    says: /getDashboardStats, status: expected 403, got 200/,
    answers: lets('getDashboardStats', 403),
  },
  {
    name: 'ID pictures are open to everybody',
    only: ['getIdPicture'],
    says: /getIdPicture, status: expected 401, got 200/,
    answers: lets('getIdPicture', 401, { type: 'image/png', body: 'picture' }),
  },
  {
    name: 'a phone code works twice',
    only: ['verifyPhone'],
    says: /verifyPhone, status: expected 422, got 200/,
    answers: lets('verifyPhone', 422),
  },
  {
    name: 'a new password changes nothing',
    only: ['changePassword'],
    says: /login, status: expected 401, got 200/,
    instead: ignores('changePassword'),
  },
  {
    name: 'a corrected name is thanked for and lost',
    only: ['updateOwnProfile'],
    says: /getOwnProfile, data\.first_name: expected "Niña-Mae", got "Ana"/,
    answers: data('getOwnProfile', (own) => ({ ...own, first_name: 'Ana' })),
  },
  {
    name: 'anything is a name',
    only: ['updateOwnProfile'],
    says: /updateOwnProfile, status: expected 422, got 200/,
    answers: overlooks('updateOwnProfile', 'first_name'),
  },
  {
    name: 'a bio has no end',
    only: ['updateOwnProfile'],
    says: /updateOwnProfile, status: expected 422, got 200/,
    answers: overlooks('updateOwnProfile', 'bio'),
  },
  {
    name: 'text messages go to any number',
    only: ['updateSettings'],
    says: /updateSettings, status: expected 422, got 200/,
    answers: overlooks('updateSettings', 'smsNotifications'),
  },
  {
    name: 'the same password is a new one',
    only: ['changePassword'],
    says: /changePassword, status: expected 422, got 200/,
    answers: overlooks('changePassword', 'password'),
  },
]
