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

/** Scenarios by topic, in the order the catalogue shows them. */
export const TOPICS: readonly { name: string; scenarios: readonly Scenario[] }[] = [
  { name: 'Browsing', scenarios: browsing },
  { name: 'Accounts', scenarios: accounts },
  { name: 'Signing in', scenarios: signingIn },
  { name: 'Profile', scenarios: profileScenarios },
  { name: 'Messages', scenarios: messages },
  { name: 'Realtime', scenarios: messaging },
  { name: 'Administration', scenarios: admin },
  { name: 'Settings', scenarios: settings },
  { name: 'Verification', scenarios: verification },
  { name: 'Developer', scenarios: developer },
  { name: 'My listings', scenarios: myListings },
  { name: 'Listing form', scenarios: listingForm },
  { name: 'Notifications', scenarios: notifications },
  { name: 'Tours', scenarios: tours },
  { name: 'Saved searches', scenarios: savedSearches },
  { name: 'Trouble', scenarios: trouble },
]

export const SCENARIOS: readonly Scenario[] = TOPICS.flatMap(({ scenarios }) => scenarios)

export const DEFAULT_SCENARIO = SCENARIOS[0]!

/** The scenario with that id; throws and names the known ones when there is none. */
export function scenarioById(id: string): Scenario {
  const found = SCENARIOS.find((scenario) => scenario.id === id)
  if (found) return found
  throw new Error(`There is no scenario '${id}'. Known: ${SCENARIOS.map((scenario) => scenario.id).join(', ')}.`)
}
