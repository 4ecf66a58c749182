import { DEFAULT_SCENARIO, scenarioById } from './scenarios/catalogue'
import type { Scenario } from './scenarios/scenario'
import { readTab, writeTab } from './tab-storage'

const ACTIVE = 'proventous-mock:scenario'

/** The scenario of the given state, of the address or of this tab. `opened`: new in this tab; `afresh`: from its seed. */
export function chooseScenario(given?: string): { scenario: Scenario; opened: boolean; afresh: boolean } {
  const asked = given ?? new URLSearchParams(location.search).get('scenario')
  const reset = take('reset') !== null
  const active = readTab(ACTIVE)
  const id = asked ?? active
  if (id === null) return { scenario: DEFAULT_SCENARIO, opened: false, afresh: reset }
  try {
    const scenario = scenarioById(id)
    const opened = asked !== null && (asked !== active || reset)
    writeTab(ACTIVE, scenario.id)
    if (asked && location.pathname === import.meta.env.BASE_URL && scenario.start !== '/') {
      history.replaceState(null, '', import.meta.env.BASE_URL + scenario.start.slice(1))
    }
    return { scenario, opened, afresh: reset || (opened && scenario !== DEFAULT_SCENARIO) }
  } catch (error) {
    // oxlint-disable-next-line no-console -- whoever mistyped a scenario's id looks here
    console.warn(error instanceof Error ? error.message : error)
    return { scenario: DEFAULT_SCENARIO, opened: false, afresh: reset }
  }
}

/** What the address asks for by that name, once: it leaves the address, and a reload does not ask again. */
export function take(name: string): string | null {
  const address = new URL(location.href)
  const asked = address.searchParams.get(name)
  if (asked === null) return null
  address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  return asked
}
