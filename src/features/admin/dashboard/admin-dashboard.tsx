import { useQueryClient } from '@tanstack/react-query'
import { LogOut, RefreshCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { call } from '@/api/call'
import { superAdminLogout } from '@/contract/admin'
import { endAdminSession } from '@/session/admin'
import { Button } from '@/ui/button/button'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { announce } from '@/ui/live-region/announce'
import { Logo } from '@/ui/logo/logo'
import { Tabs } from '@/ui/tabs/tabs'
import { adminKeys } from '../admin.queries'
import { forgetDecisions } from '../decision/decision-store'
import { DecisionsTab } from '../decisions/decisions-tab'
import { DecisionProblems } from '../decision/decision-problems'
import { useDecision, sendDecisions } from '../decision/use-decision'
import { FailureBanner } from '../failure-banner'
import { PendingTab } from '../lists/pending-tab'
import { UsersTab } from '../lists/users-tab'
import { forgetReasons } from '../review/reasons'
import { Review } from '../review/review'
import type { AdminTab } from '../state/admin-search'
import { isDecision } from '../state/match'
import { useNewcomers } from '../state/use-newcomers'
import { useAdminSearch } from '../state/use-admin-search'
import { StatCards } from './stat-cards'
import { useAdminData, type AdminData } from './use-admin-data'
import { useWords } from '@/words/use-words'
import { t } from '@/words/words'

const ReportsTab = lazyPart(() => import('../reports/reports-tab').then((module) => module.ReportsTab), {
  failed: (retry) => <PartFailed {...retry} title={t('The reports could not be loaded')} />,
})

export function AdminDashboard({ tools }: { tools?: ReactNode }) {
  const t = useWords()
  const data = useAdminData()
  const { search, go } = useAdminSearch()
  const { decide, send } = useDecision(data, ({ record, reason }) =>
    go((old) => ({ ...old, review: String(record.id), step: reason === undefined ? undefined : 'reject' }), true),
  )
  const newcomers = useNewcomers(data.pending.data, search.review)
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    await data.refresh()
    setRefreshing(false)
    announce(t('The dashboard is up to date'))
  }
  const tab = search.tab ?? 'pending'
  const [stats, pending] = [data.stats.data, data.pending.data]
  return (
    <>
      <meta name="robots" content="noindex" />
      <AdminHeader tools={tools} refreshing={refreshing} onRefresh={() => void refresh()} />
      <main id="main" tabIndex={-1} className="page-frame pt-5 pb-16 outline-none">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 tabIndex={-1} className="text-2xl">
            {t('Super Admin Dashboard')}
          </h1>
          {data.session ? (
            <p className="text-ink-muted wrap-anywhere">{t('Logged in as {email}', data.session.admin)}</p>
          ) : null}
        </div>
        {data.failures.length > 0 ? (
          <div className="mb-4 space-y-2">
            {data.failures.map(({ text, sources }) => (
              <FailureBanner
                key={sources.join()}
                text={text}
                retrying={data.fetching(sources)}
                onRetry={() => void data.refresh(sources)}
              />
            ))}
          </div>
        ) : null}
        {search.review === undefined ? <DecisionProblems onSend={send} className="mb-4" /> : null}
        <StatCards
          stats={stats && { ...stats, pending_verifications: pending?.length ?? stats.pending_verifications }}
        />
        <AdminTabs data={data} tab={tab}>
          {tab === 'pending' ? <PendingTab query={data.pending} newcomers={newcomers} /> : null}
          {tab === 'users' ? <UsersTab query={data.users} /> : null}
          {tab === 'reports' ? <ReportsTab query={data.reports} onDecided={data.refresh} /> : null}
          {tab === 'decisions' ? <DecisionsTab query={data.audit} /> : null}
        </AdminTabs>
      </main>
      <Review data={data} newcomers={newcomers.ids.length} decide={decide} send={send} />
    </>
  )
}

type AdminHeaderProps = { tools?: ReactNode; refreshing: boolean; onRefresh: () => void }

function AdminHeader({ tools, refreshing, onRefresh }: AdminHeaderProps) {
  const t = useWords()
  const queryClient = useQueryClient()
  const logOut = async () => {
    // A decision that the server refuses keeps the dashboard open, which shows it.
    if (!(await sendDecisions())) return
    call(superAdminLogout, {}).catch(() => {})
    endAdminSession()
    forgetReasons()
    forgetDecisions()
    queryClient.removeQueries({ queryKey: adminKeys.all })
  }
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface-raised">
      <div className="page-frame flex min-h-14 flex-wrap items-center gap-2 py-1.5 md:min-h-16">
        <span className="max-[26rem]:hidden">
          <Logo size={28} />
        </span>
        <span className="min-[26rem]:hidden">
          <Logo size={28} markOnly />
        </span>
        <span className="rounded-md bg-brand-soft px-2 py-0.75 text-xs font-bold whitespace-nowrap text-brand-ink">
          {t('Super Admin')}
        </span>
        <div className="ml-auto flex max-w-full flex-wrap items-center justify-end gap-1.5 sm:gap-2">
          {tools}
          <Button variant="outline" busy={refreshing} icon={<RefreshCw aria-hidden size={17} />} onClick={onRefresh}>
            <span className="max-sm:sr-only">{t('Refresh')}</span>
          </Button>
          <Button variant="quiet" icon={<LogOut aria-hidden size={17} />} onClick={() => void logOut()}>
            <span className="max-sm:sr-only">{t('Logout')}</span>
          </Button>
        </div>
      </div>
    </header>
  )
}

/** Shown for a number that is not known yet. */
const UNKNOWN = '…'

function AdminTabs({ data, tab, children }: { data: AdminData; tab: AdminTab; children: ReactNode }) {
  const t = useWords()
  const { openTab } = useAdminSearch()
  const { stats, pending, users, audit, reports } = data
  const tabs = [
    {
      value: 'pending' as const,
      label: t('Pending Verifications ({n})', {
        n: pending.data?.length ?? stats.data?.pending_verifications ?? UNKNOWN,
      }),
    },
    {
      value: 'users' as const,
      label: t('All Users ({n})', { n: users.data?.length ?? stats.data?.total_users ?? UNKNOWN }),
    },
    {
      value: 'reports' as const,
      label: t('Reports ({n})', { n: reports.data?.filter(({ status }) => status === 'open').length ?? UNKNOWN }),
    },
    {
      value: 'decisions' as const,
      label: t('Decisions ({n})', { n: audit.data?.filter(isDecision).length ?? UNKNOWN }),
    },
  ]
  return (
    <Tabs
      label={t('Lists')}
      className="mt-5"
      value={tab}
      onValueChange={openTab}
      tabs={tabs.map((each) => ({ ...each, content: each.value === tab ? children : null }))}
    />
  )
}
