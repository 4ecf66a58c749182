import type { EndpointId } from '@/contract'
import { refusalOf, stepsFrom, type MachineId, type StateOf } from '@/contract/rules/machines'
import { UNSEND_MINUTES } from '@/contract/fields'
import { problem, type Said } from '../../network/problem'
import { LISTING_PAUSED } from '../standing/standing'

/** What is said of a state in which a call has no arrow, where the call has no words of its own. */
const REFUSED: { [Id in MachineId]?: { [State in StateOf<Id>]?: Said } } = {
  tour: {
    pending: 'This tour is not agreed yet.',
    scheduled: 'This tour is agreed already.',
    cancelled: 'This tour was cancelled and can no longer be changed.',
    completed: 'This tour has taken place and can no longer be changed.',
  },
  offer: {
    open: 'Your last offer is still waiting for an answer.',
    countered: 'This offer waits for the buyer’s answer.',
    accepted: 'This offer has already been answered.',
    rejected: 'This offer has already been answered.',
    withdrawn: 'This offer was withdrawn.',
    expired: 'This offer has expired.',
  },
  message: {
    kept: (t) => t('A message can be taken back for {n} minutes. This one stays.', { n: UNSEND_MINUTES }),
    removed: 'This message is removed already.',
  },
  listing: { sold: 'This property is already sold.', paused: LISTING_PAUSED },
  report: { upheld: 'This report is already decided.', dismissed: 'This report is already decided.' },
  review: {
    hidden: 'This review is not shown yet.',
    shown: 'This review is shown and can no longer be changed.',
    answered: 'This review is answered already.',
    removed: 'This review was removed.',
  },
  standing: {
    active: 'This person is not suspended.',
    paused: 'This person is not suspended.',
    suspended: 'This person is suspended already.',
    closed: 'This account is closed already.',
  },
  idVerification: {
    not_submitted: 'There is nothing to decide.',
    pending: 'Your ID is in review already.',
    approved: 'This verification is already approved.',
    rejected: 'This verification is already rejected.',
  },
}

type Words = {
  said?: Said | undefined
  field?: string
}

/** Null is the state of what is not there yet. */
export function requireStep<Id extends MachineId>(
  id: Id,
  state: StateOf<Id> | null,
  event: EndpointId,
  { said, field }: Words = {},
): void {
  if (stepsFrom(id, state, event).length > 0) return
  const words: Record<string, Said | undefined> = REFUSED[id] ?? {}
  const message = said ?? words[state ?? ''] ?? 'This is not possible now.'
  throw problem(refusalOf(id, event), message, field ? { errors: { [field]: [message] } } : {})
}
