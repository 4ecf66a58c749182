import { CHECKS } from '../run'
import { STATED } from './stated'
import { WATCHED } from '../watch/watch'

/** Sentences about a backend without the call, or about the product alone, and the test that holds each. */
export const ELSEWHERE: readonly { begins: string; test: string }[] = [
  { begins: 'A backend without this addition answers 404', test: 'tests/conform/conform.test.ts' },
  { begins: 'The app reads what is typed by itself', test: 'src/domain/search/words/interpret.test.ts' },
]

const isElsewhere = (rule: string) => ELSEWHERE.some(({ begins }) => rule.includes(`: ${begins}`))

/** The stated rules that no check tries. */
export function unproven(stated: readonly string[] = STATED): string[] {
  const proven = new Set([...CHECKS, ...WATCHED].flatMap(({ proves }) => proves))
  return stated.filter((rule) => !proven.has(rule) && !isElsewhere(rule))
}

/** What checks say they try and no data states. */
export function unstated(): string[] {
  const stated = new Set(STATED)
  return [...CHECKS, ...WATCHED].flatMap(({ proves }) => proves).filter((rule) => !stated.has(rule))
}
