import type { Scenario } from './scenario'
import { browsing } from './browsing'
import { accounts } from './accounts'
import { signingIn } from './signing-in'
import { trouble } from './trouble'

/** Every scenario, in the order the catalogue shows them. */
export const SCENARIOS: readonly Scenario[] = [...browsing, ...accounts, ...signingIn, ...trouble]

export const DEFAULT_SCENARIO = SCENARIOS[0]!

/** The scenario with that id; throws and names the known ones when there is none. */
export function scenarioById(id: string): Scenario {
  const found = SCENARIOS.find((scenario) => scenario.id === id)
  if (found) return found
  throw new Error(`There is no scenario '${id}'. Known: ${SCENARIOS.map((scenario) => scenario.id).join(', ')}.`)
}
