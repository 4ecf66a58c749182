import { SOCKET_EVENTS } from '@/contract'
import { successOf, type AnyEndpoint } from '@/contract/endpoint'
import type { Result } from '../check'
import { inWords } from '../failure'
import type { Ask } from '../talking/client'
import type { Answer } from '../talking/http'
import { caches, lists, order, paging, text, time } from './forms'
import { createSecrets } from './secrets'
import { leavesOf, type Finding, type Rule, type Seen } from './seen'

/** Looks at every answer and every event of a run, whatever check asks for it. */
export type Watch = {
  answer: (endpoint: AnyEndpoint, ask: Ask, answer: Answer, curl: string) => void
  event: (name: string, payload: unknown) => void
  /** Remembers a code that was sent to somebody, and returns it. */
  noted: (code: string | undefined) => string | undefined
  /** One result for each rule that holds, and one for each field that breaks a rule. */
  results: (only: readonly string[] | undefined) => Result[]
}

/** The rules for all answers and events. */
export const WATCHED: readonly Rule[] = [time, lists, text, paging, order, caches]

export function createWatch(): Watch {
  const secrets = createSecrets()
  const rules: readonly Rule[] = [secrets.rule, ...WATCHED]
  const found = new Map<Rule, Map<string, Result>>(rules.map((rule) => [rule, new Map()]))
  const seenNames = new Set<string>()
  const last = new Map<string, string>()

  const look = (given: Omit<Seen, 'leaves'>, text: string, curl?: string) => {
    const { name, value } = given
    seenNames.add(name)
    // Most lists are answered often without a change.
    if (last.get(name) === text) return
    last.set(name, text)
    const seen: Seen = { ...given, leaves: leavesOf(value) }
    for (const rule of rules)
      for (const finding of rule.look(seen)) {
        const results = found.get(rule)!
        const place = `${seen.name} ${finding.field}`
        if (!results.has(place)) results.set(place, toResult(rule, seen.name, finding, curl))
      }
  }

  return {
    answer(endpoint, ask, answer, curl) {
      const ok = answer.status < 300
      const { debug_code } = Object(answer.json) as { debug_code?: unknown }
      if (typeof debug_code === 'string' || typeof debug_code === 'number') secrets.keep(String(debug_code))
      if (ok) secrets.learn(endpoint, ask, answer.json)
      const shared = answer.headers.get('cache-control') ?? ''
      if (ask.token && ok && /public|s-maxage/i.test(shared))
        look({ name: endpoint.id, kind: 'success', schema: undefined, value: {}, shared }, shared, curl)
      if (answer.json === undefined || endpoint.answers) return
      const schema = ok ? successOf(endpoint).schema : undefined
      look({ name: endpoint.id, kind: ok ? 'success' : 'refusal', schema, value: answer.json }, answer.text, curl)
    },
    event(name, payload) {
      const schema = SOCKET_EVENTS.find((one) => one.name === name)?.payload
      look({ name, kind: 'event', schema, value: payload }, JSON.stringify(payload))
    },
    noted(code) {
      if (code) secrets.keep(code)
      return code
    },
    results: (only) =>
      rules.flatMap((rule): Result[] => {
        const wrong = [...found.get(rule)!.values()].filter(({ on }) => !only || only.includes(on!))
        if (wrong.length > 0) return wrong
        const of = [...seenNames].filter((name) => !only || only.includes(name))
        return of.length > 0 ? [{ title: rule.title, of, verdict: 'passed', ms: 0 }] : []
      }),
  }
}

function toResult({ title }: Rule, name: string, { field, expected, got }: Finding, curl?: string): Result {
  return {
    title,
    of: [name],
    verdict: 'failed',
    on: name,
    field,
    expected,
    got: inWords(got),
    ...(curl ? { curl } : {}),
    ms: 0,
  }
}
