import { expect, test } from 'vitest'
import { createRules, type NetworkRule } from './rules'

const failure = { fail: { status: 500, message: 'no' } }

test('steps are taken in order and the last repeats', () => {
  const rules = createRules([{ on: 'listProperties', steps: [{ delay: 1 }, failure] }])
  expect([1, 2, 3].map(() => rules.next('listProperties'))).toEqual([{ delay: 1 }, failure, failure])
})

test('after its last step a rule can leave calls alone', () => {
  const rules = createRules([{ on: 'listProperties', steps: [failure], afterwards: 'normal' }])
  expect([1, 2].map(() => rules.next('listProperties'))).toEqual([failure, undefined])
})

test('a rule for all endpoints applies where no other does', () => {
  const rules = createRules([
    { on: 'login', steps: [failure], afterwards: 'normal' },
    { on: '*', steps: [{ delay: 5 }] },
  ])
  expect(rules.next('login')).toEqual(failure)
  expect(rules.next('login')).toEqual({ delay: 5 })
  expect(rules.next('getProperty')).toEqual({ delay: 5 })
})

test('new rules count from zero', () => {
  const rules = createRules([{ on: '*', steps: [failure], afterwards: 'normal' }])
  rules.next('login')
  rules.set([{ on: 'login', steps: [failure], afterwards: 'normal' }])
  expect(rules.next('login')).toEqual(failure)
})

test('a rule made by hand applies before the others until it is removed, and counts its calls', () => {
  const rules = createRules([{ on: 'listProperties', steps: [{ delay: 1 }] }])
  let told = 0
  const stop = rules.watch(() => (told += 1))
  const made: NetworkRule = { on: 'listProperties', steps: [failure] }
  rules.add(made)
  rules.add({ on: '*', steps: [{ delay: 5 }] }, { last: true })
  expect(rules.next('listProperties')).toEqual(failure)
  expect(rules.next('login')).toEqual({ delay: 5 })
  expect(rules.fired(made)).toBe(1)
  expect(rules.list().map(({ on }) => on)).toEqual(['listProperties', 'listProperties', '*'])
  rules.remove(made)
  expect(rules.next('listProperties')).toEqual({ delay: 1 })
  expect(rules.fired(made)).toBe(0)
  stop()
  rules.set([])
  expect(told).toBe(3)
})

const call = (params: Record<string, string>, body?: unknown, caller = 'visitor') => ({
  params,
  body,
  caller,
})

test('a rule is for calls with its parameters, its part of the body and its caller', () => {
  const when = { params: { id: '7' }, body: { offer: { amount: 5 } }, as: '102' }
  const rules = createRules([{ on: 'getProperty', steps: [failure], when }])
  const body = { offer: { amount: '5', note: 'x' } }
  expect(rules.next('getProperty', call({ id: '7', page: '1' }, body, '102'))).toEqual(failure)
  expect(rules.next('getProperty', call({ id: '8' }, body, '102'))).toBeUndefined()
  expect(rules.next('getProperty', call({ id: '7' }, { offer: {} }, '102'))).toBeUndefined()
  expect(rules.next('getProperty', call({ id: '7' }, body, 'admin'))).toBeUndefined()
})

test('chance follows from the seed: the same calls fail again, about as many as were asked for', () => {
  const run = (seed: number) => {
    const rules = createRules([{ on: '*', steps: [failure], chance: 0.3, seed }])
    return Array.from({ length: 400 }, () => rules.next('login') !== undefined)
  }
  expect(run(1)).toEqual(run(1))
  expect(run(1)).not.toEqual(run(2))
  for (const seed of [1, 2, 3]) {
    const failed = run(seed).filter(Boolean).length
    expect(failed).toBeGreaterThan(90)
    expect(failed).toBeLessThan(150)
  }
})
