import { expect, test } from 'vitest'
import { createRules } from './rules'

const failure = { fail: { status: 500, message: 'no' } }

test('steps are taken in order and the last repeats', () => {
  const rules = createRules([{ on: 'listProperties', steps: [{ delay: 1 }, failure] }])
  expect([1, 2, 3].map(() => rules.next('listProperties'))).toEqual([{ delay: 1 }, failure, failure])
})

test('after its last step a rule can leave calls alone', () => {
  const rules = createRules([{ on: 'listProperties', steps: [failure], afterwards: 'normal' }])
  expect([1, 2].map(() => rules.next('listProperties'))).toEqual([failure, undefined])
})

test('a rule for all endpoints speaks where no other does', () => {
  const rules = createRules([
    { on: 'login', steps: [failure], afterwards: 'normal' },
    { on: '*', steps: [{ delay: 5 }] },
  ])
  expect(rules.next('login')).toEqual(failure)
  expect(rules.next('login')).toEqual({ delay: 5 })
  expect(rules.next('getProperty')).toEqual({ delay: 5 })
})

test('new rules count from the beginning', () => {
  const rules = createRules([{ on: '*', steps: [failure], afterwards: 'normal' }])
  rules.next('login')
  rules.set([{ on: 'login', steps: [failure], afterwards: 'normal' }])
  expect(rules.next('login')).toEqual(failure)
})
