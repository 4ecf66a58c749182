import { Check, X } from 'lucide-react'
import type { AdminUser, AdminVerification } from '@/contract/admin'
import type { Standing } from '@/contract/account/person'
import { Badge } from '@/ui/badge/badge'
import { TierBadge } from '@/ui/badge/tier-badge'
import { STANDING_LABELS, STATUS_LABELS, type Waiting } from '../labels'
import { useWords } from '@/words/use-words'

export function StatusBadge({ status }: { status: AdminUser['status'] | AdminVerification['status'] }) {
  const t = useWords()
  const [words, tone] = STATUS_LABELS[status]
  return <Badge tone={tone}>{t(words)}</Badge>
}

export function StandingBadge({ standing }: { standing: Standing }) {
  const t = useWords()
  const [words, tone] = STANDING_LABELS[standing]
  return <Badge tone={tone}>{t(words)}</Badge>
}

export function PhoneMark({ verified }: { verified: boolean | null | undefined }) {
  const t = useWords()
  return verified ? (
    <span className="inline-flex items-center gap-1.5 text-good">
      <Check aria-hidden size={16} />
      {t('Verified')}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 text-ink-muted">
      <X aria-hidden size={16} />
      {t('Not verified')}
    </span>
  )
}

export function TypeBadge({ type }: { type: AdminUser['type'] }) {
  return type ? <TierBadge tier={type === 'professional_seller' ? 'professional' : 'regular'} /> : <>–</>
}

export function WaitingMark({ waiting: { text, tone, late } }: { waiting: Waiting }) {
  return (
    <span className="figures inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {text}
      {late ? <Badge tone={tone}>{late}</Badge> : null}
    </span>
  )
}
