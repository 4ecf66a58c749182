import type { Scenario } from './scenario'
import { admin } from './admin'
import { browsing } from './listings/browsing'
import { accounts } from './account/accounts'
import { costs } from './listings/costs'
import { listingForm } from './listings/listing-form'
import { messagePhotos } from './message-photos'
import { messages } from './messages'
import { realtime } from './realtime'
import { myListings } from './listings/my-listings'
import { notifications } from './account/notifications'
import { favoriteLists } from './listings/favorite-lists'
import { savedSearches } from './listings/saved-searches'
import { profileScenarios } from './account/profile'
import { signingIn } from './account/signing-in'
import { tours } from './listings/tours'
import { standing } from './account/standing'
import { settings } from './account/settings'
import { developer, trouble } from './trouble'
import { trust } from './listings/trust'
import { verification } from './account/verification'

export const TOPICS: readonly { name: string; scenarios: readonly Scenario[] }[] = [
  { name: 'Browsing', scenarios: browsing },
  { name: 'Accounts', scenarios: accounts },
  { name: 'Signing in', scenarios: signingIn },
  { name: 'Profile', scenarios: profileScenarios },
  { name: 'Messages', scenarios: messages },
  { name: 'Pictures in messages', scenarios: messagePhotos },
  { name: 'Realtime', scenarios: realtime },
  { name: 'Administration', scenarios: admin },
  { name: 'Settings', scenarios: settings },
  { name: 'Verification', scenarios: verification },
  { name: 'Developer', scenarios: developer },
  { name: 'My listings', scenarios: myListings },
  { name: 'Listing form', scenarios: listingForm },
  { name: 'Notifications', scenarios: notifications },
  { name: 'Tours', scenarios: tours },
  { name: 'Saved searches', scenarios: savedSearches },
  { name: 'Favorite lists', scenarios: favoriteLists },
  { name: 'Costs and loans', scenarios: costs },
  { name: 'Trust', scenarios: trust },
  { name: 'Standing of people', scenarios: standing },
  { name: 'Trouble', scenarios: trouble },
]

export const SCENARIOS: readonly Scenario[] = TOPICS.flatMap(({ scenarios }) => scenarios)

export const DEFAULT_SCENARIO = SCENARIOS[0]!

export function scenarioById(id: string): Scenario {
  const found = SCENARIOS.find((scenario) => scenario.id === id)
  if (found) return found
  throw new Error(`There is no scenario '${id}'. Known: ${SCENARIOS.map((scenario) => scenario.id).join(', ')}.`)
}
