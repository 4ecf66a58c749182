import { ENDPOINTS, SOCKET_EVENTS } from '@/contract'
import type { Check, Result } from './check'
import { arrowChecks, lateArrowChecks } from './arrows/checks'
import { lateRefusalChecks, refusalChecks } from './arrows/refusals'
import { accessChecks, contactChecks } from './checks/access'
import { accessTableChecks } from './checks/access-table'
import { notificationChecks, settingsChecks, tourChecks } from './checks/everyday'
import { edgeChecks } from './checks/edges'
import { favoriteListChecks } from './checks/favorite-lists'
import { inputChecks, valueChecks } from './checks/input'
import { listingChecks } from './checks/listings'
import { counterOfferChecks } from './checks/counter-offers'
import { offerChecks } from './checks/offers'
import { leavingChecks, profileChecks } from './checks/profile'
import { readingChecks } from './checks/reading'
import { referenceChecks } from './checks/reference'
import { automaticReportChecks, confirmationChecks, messengerChecks, reportChecks } from './checks/reports'
import { reviewChecks } from './checks/reviews'
import { savedSearchChecks } from './checks/saved-searches'
import { realtimeChecks } from './checks/realtime'
import { conventionChecks } from './checks/conventions'
import { searchChecks } from './checks/search'
import { lateSearchChecks, searchRuleChecks } from './checks/search-rules'
import { marketChecks } from './checks/market'
import { placeChecks } from './checks/search-places'
import { signingInChecks } from './checks/signing-in'
import { talkChecks } from './checks/talk'
import { unknownChecks } from './checks/unknown'
import { idChecks, phoneChecks } from './checks/verification'
import { languageChecks } from './checks/answers/language'
import { listChecks } from './checks/answers/lists'
import { originChecks } from './checks/answers/origin'
import { textChecks } from './checks/answers/text'
import { eventChecks, presenceChecks } from './checks/between-people/events'
import { othersChecks } from './checks/between-people/others'
import { metChecks } from './checks/between-people/met'
import { flagChecks, sessionChecks } from './checks/between-people/sessions'
import { standingChecks } from './checks/between-people/standing'
import { goneChecks } from './checks/gone'
import { codeMachineChecks } from './checks/machines/codes'
import { listingMachineChecks } from './checks/machines/listing'
import { shownChecks } from './checks/between-people/shown'
import { messageMachineChecks } from './checks/machines/messages'
import { sessionMachineChecks } from './checks/machines/session'
import { activityChecks } from './checks/activity'
import { ownDataChecks } from './checks/own-data'
import { visitingTimesChecks } from './checks/visiting-times'
import { visitChecks } from './checks/visits'
import { generatedChecks } from './generated/generated'
import { tooLongChecks } from './generated/too-long'
import { repeatChecks } from './rules/repeats'
import { Difference, nameOf, NotCheckable, NotImplemented } from './failure'
import { lateLimitChecks, limitChecks } from './limits/checks'
import type { Options } from './options'
import { createWorld, type World } from './context'

/** In this order: the checks of every call come first, so that a later 404 is an answer and not a missing route. */
export const CHECKS: readonly Check[] = [
  ...readingChecks,
  ...accessChecks,
  ...signingInChecks,
  ...listingChecks,
  ...edgeChecks,
  ...inputChecks,
  ...valueChecks,
  ...contactChecks,
  ...talkChecks,
  ...offerChecks,
  ...counterOfferChecks,
  ...realtimeChecks,
  ...notificationChecks,
  ...tourChecks,
  ...visitChecks,
  ...visitingTimesChecks,
  ...activityChecks,
  ...ownDataChecks,
  ...goneChecks,
  ...savedSearchChecks,
  ...favoriteListChecks,
  ...settingsChecks,
  ...referenceChecks,
  ...reportChecks,
  ...automaticReportChecks,
  ...reviewChecks,
  ...confirmationChecks,
  ...messengerChecks,
  ...searchChecks,
  ...placeChecks,
  ...marketChecks,
  ...searchRuleChecks,
  ...conventionChecks,
  ...repeatChecks,
  ...profileChecks,
  ...phoneChecks,
  ...idChecks,
  ...sessionChecks,
  ...flagChecks,
  ...standingChecks,
  ...metChecks,
  ...othersChecks,
  ...eventChecks,
  ...presenceChecks,
  ...listChecks,
  ...textChecks,
  ...languageChecks,
  ...originChecks,
  ...generatedChecks,
  ...tooLongChecks,
  ...unknownChecks,
  ...listingMachineChecks,
  ...codeMachineChecks,
  ...messageMachineChecks,
  ...shownChecks,
  ...sessionMachineChecks,
  ...arrowChecks,
  ...refusalChecks,
  ...limitChecks,
  ...accessTableChecks,
  ...leavingChecks,
  ...lateArrowChecks,
  ...lateRefusalChecks,
  ...lateLimitChecks,
  ...lateSearchChecks,
]

export type Report = { base: string; results: Result[]; left: string[]; seconds: number }

/** Runs every check, or those about one of `only`, until `tell` returns `'enough'`; then removes what they made. */
export async function conform(options: Options, tell: (result: Result) => 'enough' | void = () => {}): Promise<Report> {
  const began = Date.now()
  const world = createWorld(options)
  const results: Result[] = []
  let left: string[] = []
  try {
    await runAll(world, results, tell)
  } finally {
    left = await world.leave()
  }
  return { base: options.base, results, left, seconds: (Date.now() - began) / 1000 }
}

async function runAll(world: World, results: Result[], tell: (result: Result) => 'enough' | void): Promise<void> {
  const { only } = world.options
  const chosen = CHECKS.filter(({ of }) => !only || of.some((on) => only.includes(nameOf(on))))
  for (const one of chosen) {
    const result = await runOne(one, world)
    results.push(result)
    if (tell(result) === 'enough') return
  }
  for (const [place, { verdict, on }] of results.entries())
    // A later check has shown that the call or event is there: what seemed to be missing is wrong.
    if ((verdict === 'missing' || verdict === 'addition') && world.knows(on!))
      results[place] = await runOne(chosen[place]!, world)
  results.push(...world.watch.results(only))
}

async function runOne({ title, of, run }: Check, world: World): Promise<Result> {
  const began = Date.now()
  world.begin()
  const about = { title, of: of.map(nameOf) }
  const done = (rest: Omit<Result, 'title' | 'of' | 'ms'>): Result => ({ ...about, ...rest, ms: Date.now() - began })
  try {
    await run(world)
    return done({ verdict: 'passed' })
  } catch (error) {
    if (error instanceof NotCheckable) return done({ verdict: 'uncheckable', note: error.message })
    const { only } = world.options
    // A resource is built before others, which a few of its checks need.
    if (error instanceof NotImplemented && only && !only.includes(error.on))
      return done({ verdict: 'uncheckable', note: `needs ${error.on}, which is not there` })
    if (error instanceof NotImplemented)
      return done({ verdict: isAddition(error.on) ? 'addition' : 'missing', on: error.on, note: error.message })
    if (error instanceof Difference) {
      const { on, field, expected, got, after } = error
      const curl = error.curl ?? world.curl(on)
      return done({ verdict: 'failed', on, field, expected, got, after, ...(curl ? { curl } : {}) })
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
