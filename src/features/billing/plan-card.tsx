import { Link } from '@tanstack/react-router'
import type { OwnProfile } from '@/domain/people/profile'
import { tierOf } from '@/domain/people/badges'
import { OwnerTier } from '@/listing/card/owner-tier'
import { useDates } from '@/session/regional'
import { buttonClass } from '@/ui/button/button-class'
import { Card } from '@/ui/card/card'
import { FactRows } from '@/ui/facts/fact-rows'

const WORDS = {
  'Professional Seller': 'Listings with your badge, and figures for each of them.',
  'Verified User': 'You can list properties. Your badge shows that phone and ID were checked.',
  'Regular User': 'Browse, save, compare, chat and book tours. To list a property, verify your phone and ID.',
} as const

/** The plan an account is on. */
export function PlanCard({ profile }: { profile: OwnProfile }) {
  const dates = useDates()
  const tier = tierOf({ premium_plan: profile.premiumPlan, ...profile.verification })
  return (
    <Card title="Your plan" actions={<OwnerTier tier={tier} />}>
      <p className="text-xl font-bold">{profile.premiumPlan ? 'Professional' : 'Free'}</p>
      <p className="mt-1 text-pretty text-ink-muted">{WORDS[tier]}</p>
      <FactRows
        className="mt-3"
        facts={[
          { label: 'Can list properties', value: profile.verification?.can_list_properties ? 'Yes' : 'Not yet' },
          { label: 'Member since', value: profile.memberSince ? dates.day(profile.memberSince) : 'Not known' },
        ]}
      />
      {tier === 'Regular User' ? (
        <Link to="/profile" className={`mt-4 ${buttonClass({ variant: 'outline' })}`}>
          Verify my account
        </Link>
      ) : null}
    </Card>
  )
}
