import type { Arrow } from '@/contract/rules/machine'
import type { MachineId } from '@/contract/rules/machines'
import { ACTS } from '../act'
import type { Acts, Play } from '../cast'
import { ACCOUNT_PLAYS } from './accounts'
import { DEAL_PLAYS } from './deals'

export const PLAYS: { readonly [Id in MachineId]: Play } = { ...DEAL_PLAYS, ...ACCOUNT_PLAYS }

export const actsOf = (id: MachineId): Acts => ({ ...ACTS, ...PLAYS[id].acts })

/** Calls that change a person, who then is nobody to deal with. */
const PERSONAL: readonly string[] = [
  'deleteAccount',
  'deleteOwnData',
  'blockUser',
  'suspendUser',
  'liftSuspension',
  'updateOwnProfile',
  'revokeVerification',
  'approveVerification',
  'verifyPhone',
]

/** Whether an arrow needs people of its own. */
export const isPersonal = (id: MachineId, { from, event }: Pick<Arrow, 'from' | 'event'>) =>
  PERSONAL.includes(event) || event === 'time' || from === 'paused' || isLate(id, from)

/** States to which time alone leads. */
const LATE: { readonly [Id in MachineId]?: string } = { tour: 'completed', offer: 'expired', message: 'kept' }

export const isLate = (id: MachineId, state: string | null) => state !== null && LATE[id] === state
