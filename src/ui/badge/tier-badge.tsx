import { Glyph } from '@/ui/glyph/glyph'
import type { GlyphName } from '@/ui/glyph/glyphs'
import { Badge, type BadgeTone } from './badge'

export type Tier = 'professional' | 'verified' | 'regular'

const TIERS: Record<Tier, { tone: BadgeTone; first: string; rest: string; icon: GlyphName }> = {
  professional: { tone: 'brand', first: 'Professional', rest: ' Seller', icon: 'professional' },
  verified: { tone: 'good', first: 'Verified', rest: ' User', icon: 'verified' },
  regular: { tone: 'neutral', first: 'Regular', rest: ' User', icon: 'regular' },
}

type TierBadgeProps = {
  /** How far the account is verified (A 4). */
  tier: Tier
  /** 'Verified' in place of 'Verified User'; screen readers still get the whole. */
  compact?: boolean
  className?: string
}

/** The verification tier of a person. `compact` shows its first word; screen readers get all of it. */
export function TierBadge({ tier, compact = false, className }: TierBadgeProps) {
  const { tone, first, rest, icon } = TIERS[tier]
  return (
    <Badge tone={tone} className={className} icon={<Glyph name={icon} size={14} className="shrink-0" />}>
      {first}
      {compact ? <span className="sr-only">{rest}</span> : rest}
    </Badge>
  )
}
