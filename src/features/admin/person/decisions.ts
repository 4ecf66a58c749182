import { keepSuspension, liftSuspension, revokeVerification, suspendUser, type AdminPerson } from '@/contract/standing'
import { adminCall } from '../admin-call'

export const ENDS = ['1', '3', '7', '30', '90', '365'] as const
export type End = (typeof ENDS)[number]

export type PersonDecision = 'suspend' | 'close' | 'lift' | 'keep' | 'revoke'

type Words = { title: string; button: string; effect: string; done: string }

export const DECISIONS: Record<PersonDecision, Words> = {
  suspend: {
    title: 'Suspend the person',
    button: 'Suspend',
    effect: 'Their listings are hidden, their open offers and coming visits end, and they can only read.',
    done: 'Suspended',
  },
  close: {
    title: 'Close the account',
    button: 'Close the account',
    effect: 'As a suspension, without an end. You can open the account again.',
    done: 'Account closed',
  },
  lift: {
    title: 'Lift the suspension',
    button: 'Lift',
    effect: 'Their listings are shown again, and they can use everything.',
    done: 'Suspension lifted',
  },
  keep: {
    title: 'Keep the suspension',
    button: 'Keep',
    effect: 'Nothing changes. The person cannot answer again.',
    done: 'Suspension kept',
  },
  revoke: {
    title: 'Revoke the ID',
    button: 'Revoke the ID',
    effect: 'Their listings are hidden until another ID is approved.',
    done: 'ID revoked',
  },
}

export function decisionsFor({ standing, user }: AdminPerson): PersonDecision[] {
  const suspended = standing.state === 'suspended' || standing.state === 'closed'
  return [
    ...(suspended ? (['lift'] as const) : (['suspend'] as const)),
    ...(suspended && standing.answer && !standing.kept_because ? (['keep'] as const) : []),
    ...(standing.state === 'closed' ? [] : (['close'] as const)),
    ...(user.status === 'verified' ? (['revoke'] as const) : []),
  ]
}

const DAY = 86_400_000

/** `now` is the server's time in milliseconds. */
export async function send(decision: PersonDecision, id: string, reason: string, end: End, now: number) {
  const params = { id }
  const ends_at = decision === 'close' ? null : new Date(now + Number(end) * DAY).toISOString()
  if (decision === 'suspend' || decision === 'close')
    await adminCall(suspendUser, { params, body: { reason, ends_at } })
  else {
    const call = { lift: liftSuspension, keep: keepSuspension, revoke: revokeVerification }[decision]
    await adminCall(call, { params, body: { reason } })
  }
}
