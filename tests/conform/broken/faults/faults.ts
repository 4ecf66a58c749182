import { ACCOUNT_FAULTS } from './account'
import { ACTIVITY_FAULTS } from './activity'
import { OWN_DATA_FAULTS } from './own-data'
import { ANSWER_FAULTS } from './answer'
import { ARROW_FAULTS } from './arrow'
import { HABIT_FAULTS } from './habit'
import { LIMIT_FAULTS } from './limit'
import { BODY_FAULTS } from './body'
import { EVENT_FAULTS } from './event'
import type { Fault, Reply } from '../fault'
import { ignores } from './kinds'
import { FORM_FAULTS } from './form'
import { LETTER_FAULTS } from './letter'
import { LISTING_FAULTS } from './listing'
import { MEETING_FAULTS } from './meeting'
import { PEOPLE_FAULTS } from './people'
import { REFERENCE_FAULTS } from './reference'
import { REPORT_FAULTS } from './report'
import { REVIEW_FAULTS } from './review'
import { SEARCH_FAULTS } from './search'
import { RULE_FAULTS } from './rule'
import { SECRET_FAULTS } from './secret'
import { STANDING_FAULTS } from './standing'
import { STEP_FAULTS } from './step'
import { TALK_FAULTS } from './talk'
import { VISITING_TIME_FAULTS } from './visiting-time'

/** Faults of real backends, each with the words that the report has to contain. */
export const FAULTS: readonly Fault[] = [
  ...ANSWER_FAULTS,
  ...LISTING_FAULTS,
  ...ACCOUNT_FAULTS,
  ...TALK_FAULTS,
  ...MEETING_FAULTS,
  ...VISITING_TIME_FAULTS,
  ...ACTIVITY_FAULTS,
  ...OWN_DATA_FAULTS,
  ...REFERENCE_FAULTS,
  ...REPORT_FAULTS,
  ...REVIEW_FAULTS,
  ...SEARCH_FAULTS,
  ...RULE_FAULTS,
  ...STANDING_FAULTS,
  ...STEP_FAULTS,
  ...SECRET_FAULTS,
  ...PEOPLE_FAULTS,
  ...FORM_FAULTS,
  ...EVENT_FAULTS,
  ...BODY_FAULTS,
  ...LETTER_FAULTS,
  ...ARROW_FAULTS,
  ...LIMIT_FAULTS,
  ...HABIT_FAULTS,
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
