import type { Tier } from '@/domain/people/badges'
import { TierBadge, type Tier as TierKey } from '@/ui/badge/tier-badge'

const KEYS: Record<Tier, TierKey> = {
  'Professional Seller': 'professional',
  'Verified User': 'verified',
  'Regular User': 'regular',
}

export function OwnerTier({ tier, compact, className }: { tier: Tier; compact?: boolean; className?: string }) {
  return <TierBadge tier={KEYS[tier]} compact={compact} className={className} />
}
