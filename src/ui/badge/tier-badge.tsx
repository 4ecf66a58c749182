import { Glyph } from '@/ui/glyph/glyph'
import type { GlyphName } from '@/ui/glyph/glyphs'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'
import { Badge, type BadgeTone } from './badge'

export type Tier = 'professional' | 'verified' | 'regular'

const TIERS: Record<Tier, { tone: BadgeTone; first: Label; whole: Label; icon: GlyphName }> = {
  professional: { tone: 'brand', first: 'Professional', whole: 'Professional Seller', icon: 'professional' },
  verified: { tone: 'good', first: 'Verified', whole: 'Verified User', icon: 'verified' },
  regular: { tone: 'neutral', first: 'Regular', whole: 'Regular User', icon: 'regular' },
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
  const t = useWords()
  const { tone, first, whole, icon } = TIERS[tier]
  return (
    <Badge tone={tone} className={className} icon={<Glyph name={icon} size={14} className="shrink-0" />}>
      {compact ? <span aria-hidden>{t(first)}</span> : t(whole)}
      {compact ? <span className="sr-only">{t(whole)}</span> : null}
    </Badge>
  )
}
