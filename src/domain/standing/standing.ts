import type { VerificationFacts } from '../people/verification'
import { dateFormat } from '../units/formats'
import { t, type Translate } from '@/words/words'

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
export function suspendedText({ ends_at }: Suspended, words: Translate = t): string {
  return ends_at
    ? words('Your account is suspended until {date}', { date: momentText(ends_at) })
    : words('Your account is closed')
}

type Owner = VerificationFacts & { standing?: 'suspended' | 'closed' | undefined }

/** Why the listings of that person are hidden, and what brings them back. */
export function pausedWhy({ standing, phone_verified, id_verified }: Owner): string {
  if (standing)
    return standing === 'suspended'
      ? t('They come back when your suspension ends or is lifted.')
      : t('They come back if an administrator reopens your account.')
  if (!phone_verified && !id_verified)
    return t('Your mobile number and your ID are not verified. Verify both to bring your listings back.')
  return phone_verified
    ? t('Your ID is no longer verified. Verify it again to bring your listings back.')
    : t('Your mobile number is no longer verified. Verify it again to bring your listings back.')
}
