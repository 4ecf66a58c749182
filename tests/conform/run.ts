import { ENDPOINTS, SOCKET_EVENTS } from '@/contract'
import type { Check, Result } from './check'
import { accessChecks, contactChecks } from './checks/access'
import { notificationChecks, savedSearchChecks, settingsChecks, tourChecks } from './checks/everyday'
import { inputChecks, valueChecks } from './checks/input'
import { listingChecks } from './checks/listings'
import { offerChecks } from './checks/offers'
import { leavingChecks, profileChecks } from './checks/profile'
import { readingChecks } from './checks/reading'
import { referenceChecks } from './checks/reference'
import { realtimeChecks } from './checks/realtime'
import { signingInChecks } from './checks/signing-in'
import { talkChecks } from './checks/talk'
import { unknownChecks } from './checks/unknown'
import { idChecks, phoneChecks } from './checks/verification'
import { goneChecks } from './checks/gone'
import { visitChecks } from './checks/visits'
import { Difference, nameOf, NotCheckable, NotImplemented } from './failure'
import type { Options } from './options'
import { createWorld, type World } from './context'

/** In this order: the checks of every call come first, so that a later 404 is an answer and not a missing route. */
export const CHECKS: readonly Check[] = [
  ...readingChecks,
  ...accessChecks,
  ...signingInChecks,
  ...listingChecks,
  ...inputChecks,
  ...valueChecks,
  ...contactChecks,
  ...talkChecks,
  ...offerChecks,
  ...realtimeChecks,
  ...notificationChecks,
  ...tourChecks,
  ...visitChecks,
  ...goneChecks,
  ...savedSearchChecks,
  ...settingsChecks,
  ...referenceChecks,
  ...profileChecks,
  ...phoneChecks,
  ...idChecks,
  ...unknownChecks,
  ...leavingChecks,
]

export type Report = { base: string; results: Result[]; left: string[]; seconds: number }

/** Runs every check, or those about one of `only`, until `tell` returns `'enough'`; then removes what they made. */
export async function conform(options: Options, tell: (result: Result) => 'enough' | void = () => {}): Promise<Report> {
  const began = Date.now()
  const world = createWorld(options)
  const { only } = options
  const chosen = CHECKS.filter(({ of }) => !only || of.some((on) => only.includes(nameOf(on))))
  const results: Result[] = []
  let left: string[] = []
  try {
    for (const one of chosen) {
      const result = await runOne(one, world)
      results.push(result)
      if (tell(result) === 'enough') break
    }
  } finally {
    left = await world.leave()
  }
  return { base: options.base, results, left, seconds: (Date.now() - began) / 1000 }
}

async function runOne({ title, of, run }: Check, world: World): Promise<Result> {
  const began = Date.now()
  const about = { title, of: of.map(nameOf) }
  const done = (rest: Omit<Result, 'title' | 'of' | 'ms'>): Result => ({ ...about, ...rest, ms: Date.now() - began })
  try {
    await run(world)
    return done({ verdict: 'passed' })
  } catch (error) {
    if (error instanceof NotCheckable) return done({ verdict: 'uncheckable', note: error.message })
    if (error instanceof NotImplemented)
      return done({ verdict: isAddition(error.on) ? 'addition' : 'missing', on: error.on, note: error.message })
    if (error instanceof Difference) {
      const { on, field, expected, got, after } = error
      return done({ verdict: 'failed', on, field, expected, got, after })
    }
    const note = error instanceof Error ? error.message : String(error)
    return done({ verdict: 'failed', note })
  }
}

function isAddition(name: string): boolean {
  const declared = [...ENDPOINTS, ...SOCKET_EVENTS].find((one) => nameOf(one) === name)
  return declared !== undefined && 'addition' in declared && declared.addition === true
}

export function count(results: readonly Result[], verdict: Result['verdict']): number {
  return results.filter((result) => result.verdict === verdict).length
}

/** 0 only when nothing fails and nothing is missing. */
export function exitStatus(results: readonly Result[], additions: 'optional' | 'required'): 0 | 1 {
  const missing = count(results, 'missing') + (additions === 'required' ? count(results, 'addition') : 0)
  return count(results, 'failed') + missing === 0 && results.length > 0 ? 0 : 1
}
