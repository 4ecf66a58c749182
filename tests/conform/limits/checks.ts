import { endpointById } from '@/contract'
import { LIMITS } from '@/contract/rules/limits'
import { check } from '../check'
import { limitRule } from '../rules/stated'
import type { Kept } from './attempt'
import { trialByArrow } from './by-arrow'
import { trialByHand } from './by-hand'

const EVERY: readonly Kept[] = LIMITS.flatMap((limit) => limit.of.map((call) => ({ limit, call })))

const checksOf = (late: boolean) =>
  EVERY.flatMap((kept) => {
    const { limit, call } = kept
    const found = trialByHand(kept) ?? trialByArrow(kept)
    if (!found || (found.late === true) !== late) return []
    const title = `keeps its limit: ${limit.words.charAt(0).toLowerCase()}${limit.words.slice(1)}, ${limit.value} ${limit.unit}`
    return [check(title, [endpointById(call)], (world) => found.trial(world, kept), [limitRule(limit, call)])]
  })

/** One check for each limit of each call: at its edge, and one beyond. */
export const limitChecks = checksOf(false)

/** Those that put the clock forward, or lock the caller's address: they come last. */
export const lateLimitChecks = checksOf(true)
