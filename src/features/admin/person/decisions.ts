import { keepSuspension, liftSuspension, revokeVerification, suspendUser, type AdminPerson } from '@/contract/standing'
import { adminCall } from '../admin-call'
import type { Label, Text } from '@/words/words'

export const ENDS = ['1', '3', '7', '30', '90', '365'] as const
export type End = (typeof ENDS)[number]

export type PersonDecision = 'suspend' | 'close' | 'lift' | 'keep' | 'revoke'

/** `effect` and `done` name the person as `{name}`. */
type Words = { title: Label; button: Label; effect: Text & `{name}. ${string}`; done: Text & `${string}: {name}` }

export const DECISIONS = {
  suspend: {
    title: 'Suspend the person',
    button: 'Suspend',
    effect: '{name}. This hides their listings and ends their open offers and upcoming tours. They can only read.',
    done: 'Suspended: {name}',
  },
  close: {
    title: 'Close the account',
    button: 'Close account',
    effect: '{name}. Like a suspension, but with no end date. You can reopen the account.',
    done: 'Account closed: {name}',
  },
  lift: {
    title: 'Lift the suspension',
    button: 'Lift suspension',
    effect: '{name}. Their listings show again, and they can use everything.',
    done: 'Suspension lifted: {name}',
  },
  keep: {
    title: 'Keep the suspension',
    button: 'Keep suspension',
    effect: '{name}. Nothing changes. The person cannot answer again.',
    done: 'Suspension kept: {name}',
  },
  revoke: {
    title: 'Revoke the ID',
    button: 'Revoke ID',
    effect: '{name}. This hides their listings until you approve another ID.',
    done: 'ID revoked: {name}',
  },
} as const satisfies Record<PersonDecision, Words>

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
