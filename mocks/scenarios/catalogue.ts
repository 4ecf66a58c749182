import type { Scenario } from './scenario'
import { admin } from './admin'
import { browsing } from './browsing'
import { accounts } from './accounts'
import { developer } from './developer'
import { listingForm } from './listing-form'
import { messages } from './messages'
import { messaging } from './messaging'
import { myListings } from './my-listings'
import { notifications } from './notifications'
import { savedSearches } from './saved-searches'
import { profileScenarios } from './profile'
import { signingIn } from './signing-in'
import { tours } from './tours'
import { settings } from './settings'
import { trouble } from './trouble'
import { verification } from './verification'

/** Every scenario, in the order the catalogue shows them. */
export const SCENARIOS: readonly Scenario[] = [...browsing, ...accounts, ...signingIn, ...profileScenarios, ...messages, ...messaging, ...admin, ...settings, ...verification, ...developer, ...myListings, ...listingForm, ...notifications, ...tours, ...savedSearches, ...trouble]

export const DEFAULT_SCENARIO = SCENARIOS[0]!

/** The scenario with that id; throws and names the known ones when there is none. */
export function scenarioById(id: string): Scenario {
  const found = SCENARIOS.find((scenario) => scenario.id === id)
  if (found) return found
  throw new Error(`There is no scenario '${id}'. Known: ${SCENARIOS.map((scenario) => scenario.id).join(', ')}.`)
}
