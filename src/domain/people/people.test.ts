import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { tierOf } from './badges'
import { listingOf } from '../domain.test-support'
import { sameId } from '../ids'
import { newPasswordError, passwordChangeErrors, passwordStrength } from './passwords'
import {
  chatPath,
  chatQuery,
  isOwnListing,
  isOwnProfile,
  listedByName,
  messageProfileName,
  ownProfileName,
  ownProfilePath,
} from './profile-path'
import { canList, idState } from './verification'

test('a premium plan makes a professional seller, phone and ID a verified user', () => {
  expect(tierOf({ premium_plan: 'pro' })).toBe('Professional Seller')
  expect(tierOf({ phone_verified: true, id_verified: true })).toBe('Verified User')
  expect(tierOf({ phone_verified: true, premium_plan: '' })).toBe('Regular User')
  expect(tierOf(null)).toBe('Regular User')
})

test('only phone and ID together allow listing', () => {
  expect(canList({ phone_verified: true, id_verified: true })).toBe(true)
  expect(canList({ phone_verified: true, id_verified: false })).toBe(false)
  expect(canList({ id_verified: true })).toBe(false)
  expect(canList(null)).toBe(false)
  expect([idState({}), idState({ id_submitted: true }), idState({ id_submitted: true, id_verified: true })]).toEqual([
    'not_submitted',
    'pending',
    'verified',
  ])
})

test('ids are compared as text, missing ones are never the same', () => {
  expect(sameId(7, '7')).toBe(true)
  expect(sameId('7', '8')).toBe(false)
  expect(sameId(null, null)).toBe(false)
  expect(sameId(undefined, 'undefined')).toBe(false)
})

test('own profile, listed by and conversation links follow their own rules', () => {
  expect(ownProfilePath({ first_name: 'Maria', last_name: 'Cruz' })).toBe('/dashboard/u/maria.cruz')
  expect(ownProfilePath({ first_name: 'Maria Clara', last_name: 'dela Cruz' })).toBe(
    '/dashboard/u/maria.clara.dela.cruz',
  )
  expect(listedByName({ email: 'mcruz@example.ph', id: '4' })).toBe('mcruz')
  expect(listedByName({ email: '', id: '4' })).toBe('4')
  expect(listedByName({ email: '', id: null })).toBe('unknown')
  expect(messageProfileName({ username: 'mc', name: 'Maria Cruz' })).toBe('mc')
  expect(messageProfileName({ name: 'Maria Cruz' })).toBe('mariacruz')
  expect(messageProfileName({ id: '4', username: 'mc', name: 'Maria Cruz' })).toBe('4')
  expect(ownProfilePath({ first_name: 'a/../b' })).toBe('/dashboard/u/a%2F..%2Fb')
})

test('chat links name the property and the owner, or unknown', () => {
  expect(chatPath(listingOf({ id: 3, user_id: 9 }))).toBe('/dashboard/messages?property=3&owner=9')
  expect(chatQuery(listingOf({ id: 3 }))).toEqual({ property: '3', owner: 'unknown' })
  expect(isOwnListing(listingOf({ user_id: 9 }), '9')).toBe(true)
  expect(isOwnListing(listingOf({ user_id: 9 }), null)).toBe(false)
  expect(isOwnListing(listingOf(), undefined)).toBe(false)
})

test('an own profile is recognized by the name joined or separated, in lower case', () => {
  const maria = { first_name: 'Maria', last_name: 'Cruz' }
  for (const name of ['mariacruz', 'maria cruz', 'maria.cruz', 'maria-cruz', 'maria_cruz', 'Maria.Cruz']) {
    expect(isOwnProfile(name, maria)).toBe(true)
  }
  expect(isOwnProfile('maria', maria)).toBe(false)
  expect(isOwnProfile('', null)).toBe(false)
})

test('the own profile path always leads to the own profile', () => {
  const name = fc.string({ minLength: 1 }).filter((text) => /[a-z]/i.test(text))
  fc.assert(
    fc.property(name, name, (first_name, last_name) => {
      const user = { first_name, last_name }
      expect(isOwnProfile(ownProfileName(user), user)).toBe(true)
    }),
  )
})

test('new passwords are refused in the documented words', () => {
  expect(newPasswordError('')).toBe('New password is required')
  expect(newPasswordError('Abc123')).toBe('Password must be at least 8 characters long')
  for (const weak of ['abcdefg1', 'ABCDEFG1', 'Abcdefgh']) {
    expect(newPasswordError(weak)).toBe('Password must contain uppercase, lowercase, and number')
  }
  expect(newPasswordError('Abcdefg1')).toBeNull()
  expect(passwordChangeErrors({ current: '', next: 'Abcdefg1', confirm: '' })).toEqual({
    current: 'Current password is required',
    confirm: 'Please confirm your new password',
  })
  expect(passwordChangeErrors({ current: 'x', next: 'Abcdefg1', confirm: 'y' })).toEqual({
    confirm: 'Passwords do not match',
  })
  expect(passwordChangeErrors({ current: 'x', next: 'Abcdefg1', confirm: 'Abcdefg1' })).toEqual({})
  expect(passwordChangeErrors({ current: 'Abcdefg1', next: 'Abcdefg1', confirm: 'Abcdefg1' })).toEqual({
    next: 'The new password must differ from the current one',
  })
})

test('strength counts five checks', () => {
  const labels = ['', 'a', 'aA', 'aA1', 'aA1!', 'aA1!aA1!'].map((password) => passwordStrength(password))
  expect(labels.map(({ label }) => label)).toEqual(['Very Weak', 'Very Weak', 'Weak', 'Fair', 'Good', 'Strong'])
  expect(labels.map(({ score }) => score)).toEqual([0, 1, 2, 3, 4, 5])
})
