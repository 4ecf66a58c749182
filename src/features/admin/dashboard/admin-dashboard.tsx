import { useState, type ReactNode } from 'react'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { announce } from '@/ui/live-region/announce'
import { DecisionsTab } from '../decisions/decisions-tab'
import { DecisionProblems } from '../decision/decision-problems'
import { useDecision } from '../decision/use-decision'
import { FailureBanner } from '../failure-banner'
import { PendingTab } from '../lists/pending-tab'
import { UsersTab } from '../lists/users-tab'
import { Review } from '../review/review'
import { useNewcomers } from '../state/use-newcomers'
import { useAdminSearch } from '../state/use-admin-search'
import { AdminHeader } from './admin-header'
import { AdminTabs } from './admin-tabs'
import { StatCards } from './stat-cards'
import { useAdminData } from './use-admin-data'

const ReportsTab = lazyPart(() => import('../reports/reports-tab').then((module) => module.ReportsTab), {
  failed: (retry) => <PartFailed {...retry} title="The reports could not be loaded" />,
})

/** The super administrator's dashboard (A 2): figures, IDs in review, users, and the record of decisions. */
export function AdminDashboard({ tools }: { tools?: ReactNode }) {
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
    announce('The dashboard is up to date')
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
            Super Admin Dashboard
          </h1>
          <p className="text-ink-muted wrap-anywhere">Signed in as {data.session?.admin.email}</p>
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
