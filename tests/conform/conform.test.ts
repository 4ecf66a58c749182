import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDPOINTS, SOCKET_EVENTS } from '@/contract'
import { openBackend } from './broken/backend'
import type { Result } from './check'
import { nameOf } from './failure'
import { FAULTS, MISSING } from './broken/faults/faults'
import { toHtml } from './report/html'
import { toJunit } from './report/junit'
import { explain, summary } from './report/rows'
import { toText } from './report/text'
import { CHECKS, conform, exitStatus, type Report } from './run'

let backend: Awaited<ReturnType<typeof openBackend>>

beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.world.stop())

const failures = ({ results }: Report) =>
  results.filter(({ verdict }) => verdict !== 'passed').map((result) => `${result.verdict}: ${explain(result)}`)

test('every call and every event is checked', () => {
  const about = new Set(CHECKS.flatMap(({ of }) => of.map(nameOf)))
  expect([...ENDPOINTS, ...SOCKET_EVENTS].map(nameOf).filter((name) => !about.has(name))).toEqual([])
})

test('each fault has a name of its own, and there are at least 60', () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length)
  expect(FAULTS.length).toBeGreaterThanOrEqual(60)
})

test.each(FAULTS.map((fault) => [fault.name, fault] as const))('it is found when %s', async (_, fault) => {
  const { front, options } = backend
  front.plant(fault)
  const report = await conform({ ...options, only: fault.only }, (result) =>
    fault.says.test(explain(result)) ? 'enough' : undefined,
  )
  expect(failures(report).join('\n')).toMatch(fault.says)
  expect(exitStatus(report.results, 'optional')).toBe(1)
})

test('a missing call is reported as missing, not as wrong', async () => {
  const { front, options } = backend
  front.plant(MISSING.documented)
  const report = await conform({ ...options, only: MISSING.documented.only })
  expect(report.results.map(({ verdict }) => verdict)).not.toContain('failed')
  expect(failures(report).join('\n')).toMatch(MISSING.documented.says)
  expect(exitStatus(report.results, 'optional')).toBe(1)
})

test('a missing addition fails only where additions are required', async () => {
  const { front, options } = backend
  front.plant(MISSING.addition)
  const report = await conform({ ...options, only: MISSING.addition.only })
  expect(failures(report).join('\n')).toMatch(/addition: getSettings is not implemented/)
  expect([exitStatus(report.results, 'optional'), exitStatus(report.results, 'required')]).toEqual([0, 1])
  expect(summary(report, 'optional')).toMatch(/, 0 failed, 0 not implemented$/)
})

test('a backend without additions is not wrong: each of its missing calls is reported as an addition', async () => {
  const { world, options } = await openBackend({ scenario: 'default', documentedOnly: true })
  const only = ['searchProperties', 'clusterProperties', 'suggestSearches', 'listPropertiesByIds']
  const report = await conform({ ...options, only })
  world.stop()
  const verdicts = report.results.filter(({ of }) => only.includes(of[0]!)).map(({ verdict }) => verdict)
  expect(new Set(verdicts)).toEqual(new Set(['addition']))
  expect(exitStatus(report.results, 'optional')).toBe(0)
})

const WRONG: Result = {
  title: 'a <b>',
  of: ['acceptOffer', 'listMessages'],
  verdict: 'failed',
  on: 'getProperty',
  field: 'data.title',
  expected: 'text',
  got: '"<script>"',
  ms: 5,
}

test('the reports name the field, and are safe to open', () => {
  const report = { base: 'http://x', results: [WRONG], left: [], seconds: 1 }
  for (const text of [toHtml(report, 'optional'), toJunit(report, 'optional')]) {
    expect(text).toContain('getProperty, data.title: expected text, got &quot;&lt;script&gt;&quot;')
    expect(text).not.toContain('<script>')
  }
})

test('a wrong effect is reported for the call that caused it, a wrong answer for the call that gave it', () => {
  const passes: Result = { title: 'b', of: ['acceptOffer'], verdict: 'passed', ms: 1 }
  const rows = (wrong: Result) =>
    toText({ base: 'http://x', results: [wrong, passes], left: [], seconds: 1 }, 'optional').match(/(pass|FAIL) +\w+/g)
  expect(rows(WRONG)).toEqual(['pass  acceptOffer', 'FAIL  getProperty'])
  expect(rows({ ...WRONG, after: true })).toContain('FAIL  acceptOffer')
})
