import type { Settings } from '@/contract/account/settings'
import type { SamplePerson } from '@/samples/people'
import type { Row } from '../database'
import { PASSWORD1_HASH } from '../passwords'

const DAY = 86_400_000

export function userRow(
  { member_since_days_ago, shows, before, stars: _, ...person }: SamplePerson,
  now: number,
): Row<'user'> {
  return {
    ...person,
    password_hash: PASSWORD1_HASH,
    created_at: new Date(now - member_since_days_ago * DAY).toISOString(),
    updated_at: null,
    is_online: person.premium_plan !== null,
    last_seen: new Date(now - DAY).toISOString(),
    date_of_birth: null,
    rejection_reason: null,
    settings: settingsThatShow(shows),
    asked_language: null,
    visiting_times: null,
    profile_views: 0,
    sold_before: before.sold,
    rented_before: before.rented,
    earned_before: before.earned,
  }
}

function settingsThatShow(shows: readonly ('email' | 'phone')[]): string | null {
  if (shows.length === 0) return null
  const privacy = { showProfile: true, showEmail: shows.includes('email'), showPhone: shows.includes('phone') }
  return JSON.stringify({ privacy } satisfies Partial<Settings>)
}
