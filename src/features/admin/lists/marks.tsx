import { Check, X } from 'lucide-react'
import type { AdminUser, AdminVerification } from '@/contract/admin'
import { Badge } from '@/ui/badge/badge'
import { TierBadge } from '@/ui/badge/tier-badge'
import { STATUS_LABELS, type Waiting } from '../labels'

/** The status of an ID (A 4). */
export function StatusBadge({ status }: { status: AdminUser['status'] | AdminVerification['status'] }) {
  const [words, tone] = STATUS_LABELS[status]
  return <Badge tone={tone}>{words}</Badge>
}

export function PhoneMark({ verified }: { verified: boolean | null | undefined }) {
  return verified ? (
    <span className="inline-flex items-center gap-1.5 text-good">
      <Check aria-hidden size={16} />
      Verified
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 text-ink-muted">
      <X aria-hidden size={16} />
      Not verified
    </span>
  )
}

/** The type of the account. Another column says whether its ID is verified. */
export function TypeBadge({ type }: { type: AdminUser['type'] }) {
  return type ? <TierBadge tier={type === 'professional_seller' ? 'professional' : 'regular'} /> : <>–</>
}

/** The waiting time, and whether it is within the promised 24-48 hours. */
export function WaitingMark({ waiting: { text, tone, late } }: { waiting: Waiting }) {
  return (
    <span className="figures inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {text}
      {late ? <Badge tone={tone}>{late}</Badge> : null}
    </span>
  )
}
