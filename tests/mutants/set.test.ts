import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MUTANTS } from './set.mjs'

test('each mutant changes one place that is there', () => {
  expect(MUTANTS.length).toBeGreaterThan(200)
  const found = ({ file, from }: (typeof MUTANTS)[number]) => readFileSync(file, 'utf8').split(from).length - 1
  expect(MUTANTS.filter((mutant) => found(mutant) !== 1).map(({ name }) => name)).toEqual([])
})
