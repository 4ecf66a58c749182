import { expect, test } from 'vitest'
import { LIMITS } from '@/contract/rules/limits'
import { MACHINES } from '@/contract/rules/machines'
import { arrowRule, limitRule, STATED } from './stated'
import { unproven, unstated } from './unproven'

const sentences = (rules: readonly string[]) => rules.map((rule) => `No check tries the rule “${rule}”.`)

test('every rule that the data states has its check', () => {
  expect(sentences(unproven())).toEqual([])
})

test('no check claims a rule that the data does not state', () => {
  expect(unstated().map((rule) => `The data does not state “${rule}”.`)).toEqual([])
})

test('a new limit, arrow or sentence without a check is named', () => {
  const arrow = { ...MACHINES.tour.arrows[0]!, to: 'scheduled' }
  const limit = { ...LIMITS[0]!, value: 21 }
  const added = [arrowRule('tour', arrow), limitRule(limit, 'sendMessage')]
  expect(sentences(unproven([...STATED, ...added]))).toEqual(sentences(added))
})
