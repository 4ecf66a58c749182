import { DEFAULT_SCENARIO, scenarioById } from '../scenarios/catalogue'
import type { Scenario } from '../scenarios/scenario'
import { readTab, writeTab } from './tab-storage'

const ACTIVE = 'proventous-mock:scenario'

export type ChosenScenario = {
  scenario: Scenario
  seeded: boolean
  afresh: boolean
  unknown?: string
}

export type Asked = { scenario: string | null; reset: boolean }

export function askedByUrl(): Asked {
  const { searchParams } = new URL(location.href)
  return { scenario: searchParams.get('scenario'), reset: searchParams.has('reset') }
}

export function chooseScenario({ scenario: asked, reset }: Asked): ChosenScenario {
  const active = readTab(ACTIVE)
  const id = asked ?? active
  const kept: ChosenScenario = { scenario: DEFAULT_SCENARIO, seeded: false, afresh: reset }
  if (id === null) return kept
  try {
    const scenario = scenarioById(id)
    const opened = asked !== null && (asked !== active || reset)
    const isDemo = scenario === DEFAULT_SCENARIO
    // A return to the demo from another scenario finds what that scenario left in browser storage.
    const leftovers = active !== null && active !== scenario.id
    return { scenario, seeded: opened && (!isDemo || leftovers), afresh: reset || (opened && !isDemo) }
  } catch {
    return { ...kept, unknown: id }
  }
}

/** Keeps the scenario for the tab. One that the URL asks for without a path opens at its own. */
export function enterScenario({ scenario }: ChosenScenario, asked: Asked): void {
  take('reset')
  if (scenario !== DEFAULT_SCENARIO || asked.scenario || readTab(ACTIVE)) writeTab(ACTIVE, scenario.id)
  if (asked.scenario && location.pathname === import.meta.env.BASE_URL && scenario.start !== '/') {
    history.replaceState(null, '', import.meta.env.BASE_URL + scenario.start.slice(1))
  }
}

export function take(name: string): string | null {
  const url = new URL(location.href)
  const asked = url.searchParams.get(name)
  if (asked === null) return null
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return asked
}
