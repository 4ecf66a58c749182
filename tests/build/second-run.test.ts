import { describe, expect, test } from 'vitest'
import { filesToRepeat, together } from '../../.ci/second-run.mjs'

const failure = (file: string) => ({ file, test: 'opens', error: 'Error' })

describe('which files run a second time', () => {
  test('those of a few failed tests, each once', () => {
    expect(filesToRepeat([failure('a.test.ts'), failure('b.test.ts'), failure('a.test.ts')])).toEqual([
      'a.test.ts',
      'b.test.ts',
    ])
  })
  test.each([
    ['nothing failed', []],
    ['many tests failed', ['a', 'b', 'c', 'd'].map(failure)],
    ['a file did not load', [{ ...failure('a.test.ts'), whole: true }]],
    ['the run itself broke beside a failed test', [failure('a.test.ts'), { ...failure('b'), whole: true }]],
  ])('none, where %s', (_, failures) => {
    expect(filesToRepeat(failures)).toEqual([])
  })
})

describe('what two runs say together', () => {
  const first = { counted: { passed: 10, failed: 2 }, failures: [failure('a.test.ts'), failure('a.test.ts')] }
  test('failures that do not come again count as passed', () => {
    expect(together(first, { passed: 5, failed: 0 })).toEqual({ passed: 12, failed: 0 })
  })
  test('an error outside every test that does not come again is no further test', () => {
    const outside = { counted: { passed: 10, failed: 1 }, failures: [{ ...failure('a.test.ts'), outside: true }] }
    expect(together(outside, { passed: 5, failed: 0 })).toEqual({ passed: 10, failed: 0 })
  })
  test.each([
    ['a test failed again', { passed: 4, failed: 1 }],
    ['the second run broke', { passed: 0, failed: 1 }],
    ['the failed tests did not run', { passed: 1, failed: 0 }],
  ])('the first result stands where %s', (_, second) => {
    expect(together(first, second)).toEqual(first.counted)
  })
})
