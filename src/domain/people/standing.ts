import type { WireStanding } from '@/contract/account/person'
import type { VerificationFacts } from './verification'

const MOMENT = new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Manila' })

/** 'June 20, 2026 at 9:00 AM', in Philippine time. */
export function momentText(instant: string): string {
  // Node and browsers differ in the kind of space before AM.
  return MOMENT.format(Date.parse(instant)).replaceAll('\u202f', ' ')
}

/** 'Your account is suspended until June 20, 2026 at 9:00 AM' */
export function suspendedText({ ends_at }: Pick<WireStanding, 'ends_at'>): string {
  return `Your account is ${ends_at ? `suspended until ${momentText(ends_at)}` : 'closed'}`
}

export function isSuspended(standing: WireStanding | null | undefined): standing is WireStanding {
  return standing?.state === 'suspended' || standing?.state === 'closed'
}

/** Why the listings of that person are hidden, and what brings them back. */
export function pausedWhy(person: VerificationFacts & { standing?: WireStanding | null }): string {
  if (isSuspended(person.standing))
    return `${suspendedText(person.standing)}. Your listings come back when it is lifted${person.standing.ends_at ? ' or over' : ''}.`
  const missing = person.phone_verified ? 'ID' : person.id_verified ? 'mobile number' : 'mobile number and your ID'
  const verb = person.phone_verified || person.id_verified ? 'is' : 'are'
  return `Your ${missing} ${verb} no longer verified. Verify ${verb === 'is' ? 'it' : 'them'} again to bring your listings back.`
}
