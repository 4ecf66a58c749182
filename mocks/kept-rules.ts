import type { Backend } from './backend'
import type { NetworkRule } from './network/rules'

const key = (scenario: string) => `proventous-mock:rules:${scenario}`

/** Rules made by hand last as long as the tab, by scenario; with `afresh` the scenario's own return. */
export function keepRules({ rules, scenario }: Backend, { afresh }: { afresh: boolean }): void {
  const place = key(scenario.id)
  try {
    if (afresh) sessionStorage.removeItem(place)
    const kept = sessionStorage.getItem(place)
    if (kept !== null) rules.set(JSON.parse(kept) as NetworkRule[])
  } catch {
    // Without storage they last until the next load.
  }
  rules.watch(() => {
    try {
      sessionStorage.setItem(place, JSON.stringify(rules.list()))
    } catch {
      // The same.
    }
  })
}
