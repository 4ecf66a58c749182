import type { OwnProfile } from '@/domain/people/profile'
import { tierOf } from '@/domain/people/badges'
import { capitalise } from '@/domain/text'
import { OwnerTier } from '@/listing/card/owner-tier'
import { useDates } from '@/session/regional'
import { Card } from '@/ui/card/card'
import { FactRows } from '@/ui/facts/fact-rows'

/** The account: sign-in method, start date and tier. */
export function AccountCard({ profile }: { profile: OwnProfile }) {
  const dates = useDates()
  const since = profile.memberSince || profile.createdAt
  return (
    <Card title="Account">
      <FactRows
        facts={[
          { label: 'Account type', value: accountType(profile.authProvider) },
          ...(since ? [{ label: 'Member since', value: dates.month(since) }] : []),
          {
            label: 'Status',
            value: <OwnerTier tier={tierOf({ premium_plan: profile.premiumPlan, ...profile.verification })} compact />,
          },
        ]}
      />
    </Card>
  )
}

/** 'Google' for `google`; an account without a provider signs in by e-mail (A 2). */
function accountType(provider: string): string {
  return capitalise(provider || 'email')
}
