import { ACCOUNT_FAULTS } from './account-faults'
import { ANSWER_FAULTS } from './answer-faults'
import type { Fault, Reply } from './broken-server'
import { ignores } from './fault-kinds'
import { LISTING_FAULTS } from './listing-faults'
import { MEETING_FAULTS } from './meeting-faults'
import { TALK_FAULTS } from './talk-faults'

/** Faults of real back ends, each with the words that the report has to contain. */
export const FAULTS: readonly Fault[] = [
  ...ANSWER_FAULTS,
  ...LISTING_FAULTS,
  ...ACCOUNT_FAULTS,
  ...TALK_FAULTS,
  ...MEETING_FAULTS,
]

/** What the served mocks say of an unknown call, without its path, which the check leaves out too. */
const noRoute: Reply = {
  status: 404,
  type: 'application/json',
  body: { success: false, message: 'There is no call GET .' },
}

/** Missing calls: a documented one, and an addition. */
export const MISSING = {
  documented: {
    name: 'no tours',
    only: ['listTours'],
    says: /listTours is not implemented/,
    instead: ignores('listTours', noRoute),
  },
  addition: {
    name: 'no settings',
    only: ['getSettings'],
    says: /getSettings is not implemented/,
    instead: ignores('getSettings', noRoute),
  },
} satisfies Record<string, Fault>
