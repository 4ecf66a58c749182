import { BadgeCheck, ShieldCheck, UserRound } from 'lucide-react'
import { Badge, type BadgeTone } from './badge'

export type Tier = 'professional' | 'verified' | 'regular'

const TIERS: Record<Tier, { tone: BadgeTone; first: string; rest: string; icon: typeof UserRound }> = {
  professional: { tone: 'brand', first: 'Professional', rest: ' Seller', icon: BadgeCheck },
  verified: { tone: 'good', first: 'Verified', rest: ' User', icon: ShieldCheck },
  regular: { tone: 'neutral', first: 'Regular', rest: ' User', icon: UserRound },
}

/** What was checked about a person. `compact` shows its first word and says it whole. */
export function TierBadge({ tier, compact = false, className }: { tier: Tier; compact?: boolean; className?: string }) {
  const { tone, first, rest, icon: Icon } = TIERS[tier]
  return (
    <Badge tone={tone} className={className} icon={<Icon aria-hidden size={14} className="shrink-0" />}>
      {first}
      {compact ? <span className="sr-only">{rest}</span> : rest}
    </Badge>
  )
}
