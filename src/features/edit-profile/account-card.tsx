import type { OwnProfile } from '@/contract/profile'
import { tierOf } from '@/domain/badges'
import { OwnerTier } from '@/listing/owner-tier'
import { useDates } from '@/session/regional'
import { Card } from '@/ui/card/card'
import { FactRows } from '@/ui/facts/fact-rows'

/** What the account is: how one signs in, since when, and its tier. */
export function AccountCard({ profile }: { profile: OwnProfile }) {
  const dates = useDates()
  const since = profile.member_since || profile.created_at
  return (
    <Card title="Account">
      <FactRows
        facts={[
          { label: 'Account type', value: accountType(profile.auth_provider) },
          ...(since ? [{ label: 'Member since', value: dates.month(since) }] : []),
          {
            label: 'Status',
            value: (
              <OwnerTier
                tier={tierOf({ premium_plan: profile.premium_plan, ...profile.verification_status })}
                compact
              />
            ),
          },
        ]}
      />
    </Card>
  )
}

/** 'Google' for `google`; an account without a provider signs in by e-mail (A 2). */
function accountType(provider: string | null | undefined): string {
  const name = provider?.trim() || 'email'
  return name.charAt(0).toUpperCase() + name.slice(1)
}
