import type { Backend } from '../backend'
import { networkRules } from '../network/rules/parse-rules'
import { readTab, writeTab } from './tab-storage'

const key = (scenario: string) => `proventous-mock:rules:${scenario}`

/** Keeps rules made by hand for the tab, by scenario. `afresh` returns to the scenario's own rules. */
export function persistRules({ rules, scenario }: Backend, { afresh }: { afresh: boolean }): void {
  const name = key(scenario.id)
  if (afresh) writeTab(name, null)
  const kept = readTab(name)
  if (kept !== null) {
    const parsed = networkRules.safeParse(parseJson(kept))
    if (parsed.success) rules.set(parsed.data)
    // oxlint-disable-next-line no-console -- the developer who wrote the rules looks here
    else console.warn(`The network rules kept in this tab are not used: ${parsed.error.issues[0]?.message}.`)
  }
  rules.watch(() => writeTab(name, JSON.stringify(rules.list())))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
