import { Link } from '@tanstack/react-router'
import { BadgeCheck, Building2, Clock, Crown, Mail, Phone, UserRound, Users, type LucideIcon } from 'lucide-react'
import type { DashboardStats } from '@/contract/admin'
import type { AdminSearch } from '../state/admin-search'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const CARDS: [name: keyof DashboardStats, label: Label, icon: LucideIcon, leadsTo: AdminSearch | null][] = [
  ['pending_verifications', 'Pending verifications', Clock, {}],
  ['approved_verifications', 'Approved verifications', BadgeCheck, { tab: 'users', status: 'verified' }],
  ['total_users', 'Total users', Users, { tab: 'users' }],
  ['phone_verified_users', 'Phone verified', Phone, { tab: 'users', phone: 'verified' }],
  ['premium_users', 'Premium users', Crown, { tab: 'users', type: 'professional_seller' }],
  ['google_users', 'Google users', UserRound, { tab: 'users', provider: 'google' }],
  ['email_users', 'Email users', Mail, { tab: 'users', provider: 'email' }],
  ['total_properties', 'Total properties', Building2, null],
]

const cardLook =
  'flex h-full min-h-11 min-w-0 items-center justify-between gap-x-2 gap-y-1 rounded-card border border-line ' +
  'bg-surface-raised px-3 py-1.5 sm:flex-col sm:items-stretch sm:px-3.5 sm:py-3'

export function StatCards({ stats }: { stats: DashboardStats | undefined }) {
  const t = useWords()
  return (
    <ul aria-label={t('Statistics')} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2">
      {CARDS.map(([name, label, Icon, leadsTo]) => {
        const inside = (
          <>
            <span className="flex items-start gap-1.5 text-xs text-ink-muted">
              <Icon aria-hidden size={15} className="mt-px shrink-0" />
              <span className="min-w-0">{t(label)}</span>
            </span>{' '}
            <span className="price text-lg sm:text-2xl">{figure(stats?.[name])}</span>
          </>
        )
        return (
          <li key={name}>
            {leadsTo ? (
              <Link
                to="/super-admin/dashboard"
                search={leadsTo}
                resetScroll={false}
                activeOptions={{ exact: true }}
                className={`${cardLook} transition-colors hover:border-ink/50`}
              >
                {inside}
              </Link>
            ) : (
              <div className={cardLook}>{inside}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function figure(value: number | string | undefined): string {
  const count = Number(value)
  return value === undefined || Number.isNaN(count) ? '–' : count.toLocaleString('en-PH')
}
