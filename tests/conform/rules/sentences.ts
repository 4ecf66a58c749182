import type { EndpointId } from '@/contract'
import { SEARCH_RULES } from '@/contract/rules/searching'
import { searchRule } from './stated'

/** The rules of calls that search, by the beginnings of their sentences. One that is not there fails at once. */
export function sentencesOf(ids: EndpointId | readonly EndpointId[], ...beginnings: readonly string[]): string[] {
  return [ids].flat().flatMap((id) =>
    beginnings.map((beginning) => {
      const words = SEARCH_RULES[id]?.find((each) => each.startsWith(beginning))
      if (!words) throw new Error(`${id} has no rule that begins with “${beginning}”.`)
      return searchRule(id, words)
    }),
  )
}

/** The calls that have such a sentence. */
export function callsWith(beginning: string): EndpointId[] {
  return (Object.keys(SEARCH_RULES) as EndpointId[]).filter((id) =>
    SEARCH_RULES[id]?.some((each) => each.startsWith(beginning)),
  )
}
