import type { VerificationFacts } from '../people/verification'
import { dateFormat } from '../units/formats'

const MOMENT = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Manila' } as const

/** 'June 20, 2026 at 9:00 AM', in Philippine time. */
function momentText(instant: string): string {
  const time = Date.parse(instant)
  if (Number.isNaN(time)) return 'an unknown time'
  // Node and browsers differ in the kind of space before AM.
  return dateFormat('en-PH', MOMENT).format(time).replaceAll('\u202F', ' ')
}

type Suspended = { ends_at?: string | null | undefined }

/** 'Your account is suspended until June 20, 2026 at 9:00 AM' */
export function suspendedText({ ends_at }: Suspended): string {
  return `Your account is ${ends_at ? `suspended until ${momentText(ends_at)}` : 'closed'}`
}

type Owner = VerificationFacts & { standing?: 'suspended' | 'closed' | undefined }

/** Why the listings of that person are hidden, and what brings them back. */
export function pausedWhy({ standing, phone_verified, id_verified }: Owner): string {
  if (standing)
    return standing === 'suspended'
      ? 'They come back when your suspension is lifted or over.'
      : 'They come back if an administrator opens your account again.'
  if (!phone_verified && !id_verified)
    return 'Your mobile number and your ID are not verified. Verify both to bring your listings back.'
  const missing = phone_verified ? 'ID' : 'mobile number'
  return `Your ${missing} is no longer verified. Verify it again to bring your listings back.`
}
