import { ENDPOINTS, SOCKET_EVENTS } from '@/contract'
import type { Result, Verdict } from '../check'
import { nameOf } from '../failure'
import { count, type Report } from '../run'

/** All results for one endpoint or event. */
export type Row = {
  name: string
  /** `GET /api/tours`, or which way an event goes. */
  call: string
  addition: boolean
  verdict: Verdict
  results: Result[]
}

const WORST: readonly Verdict[] = ['failed', 'missing', 'addition', 'passed', 'uncheckable']

/** One row for each endpoint and event that was looked at, in the contract's order. */
export function rowsOf({ results }: Report): Row[] {
  const declared = [
    ...ENDPOINTS.map((one) => ({ one, call: `${one.method} ${one.path}` })),
    ...SOCKET_EVENTS.map((one) => ({ one, call: `socket, from the ${one.from}` })),
  ]
  return declared.flatMap(({ one, call }) => {
    const name = nameOf(one)
    const about = results.filter(({ of, on }) => of.includes(name) || on === name)
    if (about.length === 0) return []
    const own = about.filter((result) => isAffairOf(name, result))
    const verdict = WORST.find((each) => own.some((result) => result.verdict === each)) ?? 'uncheckable'
    return [{ name, call, addition: 'addition' in one && one.addition === true, verdict, results: about }]
  })
}

/** Leaves out what is wrong with another call. */
function isAffairOf(name: string, { verdict, on, of, after }: Result): boolean {
  return verdict === 'passed' || on === undefined || on === name || (after === true && of[0] === name)
}

/** How many checks pass, and how many do not, by reason. */
export function tallyOf(name: string, results: readonly Result[]): string {
  const stopped = results.filter((result) => !isAffairOf(name, result)).length
  const uncheckable = count(results, 'uncheckable')
  return [
    `${count(results, 'passed')} of ${results.length} pass`,
    ...(stopped > 0 ? [`${stopped} stopped by another call`] : []),
    ...(uncheckable > 0 ? [`${uncheckable} not checkable here`] : []),
  ].join(', ')
}

export const WORDS: Record<Verdict, string> = {
  passed: 'pass',
  failed: 'FAIL',
  missing: 'not implemented',
  addition: 'not implemented (addition)',
  uncheckable: 'not checkable here',
}

/** The difference in one line. */
export function explain({ on, field, expected, got, note }: Result): string {
  return field === undefined ? (note ?? '') : `${on}, ${field}: expected ${expected}, got ${got}`
}

export function summary({ results }: Report, additions: 'optional' | 'required'): string {
  const missing = count(results, 'missing') + (additions === 'required' ? count(results, 'addition') : 0)
  return `${count(results, 'passed')} passed, ${count(results, 'failed')} failed, ${missing} not implemented`
}
