import type { EndpointId } from '@/contract'
import { isMeant, meetsChance, NO_FACTS, type CallFacts, type Condition } from './match-rule'

export type Step = {
  /** Milliseconds before anything else; `forever` never answers. */
  delay?: number | 'forever'
  /** `malformed`: no JSON. `wrong-shape`: JSON that breaks the contract. `empty`: an empty list in any case. */
  fail?:
    | 'network'
    | 'malformed'
    | 'wrong-shape'
    | 'empty'
    | { status: number; message: string; errors?: Record<string, string[]> }
  refuse?: string
  /** Answers this status and JSON, whatever the contract says. */
  answer?: { status: number; body?: unknown }
}

/** Steps for an endpoint, taken in order, one a call. After the last, the last repeats, or calls are normal again. */
export type NetworkRule = Condition & {
  on: EndpointId | '*'
  steps: readonly Step[]
  afterwards?: 'repeat' | 'normal'
}

export function createRules(initial: readonly NetworkRule[] = []) {
  let rules = [...initial]
  const taken = new Map<NetworkRule, number>()
  const meant = new Map<NetworkRule, number>()
  const watchers = new Set<() => void>()
  const change = (next: readonly NetworkRule[]) => {
    rules = [...next]
    for (const tell of watchers) tell()
  }
  return {
    /** The step for the next call of `endpointId`; undefined means normal. The first rule that has a step wins. */
    next(endpointId: EndpointId, call: CallFacts = NO_FACTS): Step | undefined {
      for (const rule of rules) {
        if ((rule.on !== endpointId && rule.on !== '*') || !isMeant(rule, call)) continue
        const nth = (meant.get(rule) ?? 0) + 1
        meant.set(rule, nth)
        if (!meetsChance(rule, nth)) continue
        const count = taken.get(rule) ?? 0
        const last = rule.steps.length - 1
        if (count > last && rule.afterwards === 'normal') continue
        taken.set(rule, count + 1)
        return rule.steps[Math.min(count, last)]
      }
      return undefined
    },
    set(next: readonly NetworkRule[]) {
      taken.clear()
      meant.clear()
      change(next)
    },
    /** Puts a rule before all others, or with `last` behind them, so that more specific rules apply first. */
    add(rule: NetworkRule, { last = false } = {}) {
      change(last ? [...rules, rule] : [rule, ...rules])
    },
    remove(rule: NetworkRule) {
      taken.delete(rule)
      meant.delete(rule)
      change(rules.filter((one) => one !== rule))
    },
    list: (): readonly NetworkRule[] => rules,
    fired: (rule: NetworkRule): number => taken.get(rule) ?? 0,
    watch(tell: () => void) {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
  }
}
