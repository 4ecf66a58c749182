import type { ReactNode } from 'react'
import { Tabs } from '@/ui/tabs/tabs'
import { isDecision } from '../state/match'
import type { AdminTab } from '../state/admin-search'
import { useAdminSearch } from '../state/use-admin-search'
import type { AdminData } from './use-admin-data'

/** 'Pending Verifications (n)' and 'All Users (n)' (A 2), reports and decisions as additions. */
export function AdminTabs({ data, tab, children }: { data: AdminData; tab: AdminTab; children: ReactNode }) {
  const { openTab } = useAdminSearch()
  const { stats, pending, users, audit, reports } = data
  const tabs = [
    {
      value: 'pending' as const,
      label: `Pending Verifications ${counted(pending.data?.length, stats.data?.pending_verifications)}`,
    },
    { value: 'users' as const, label: `All Users ${counted(users.data?.length, stats.data?.total_users)}` },
    {
      value: 'reports' as const,
      label: `Reports ${counted(reports.data?.filter(({ status }) => status === 'open').length)}`,
    },
    { value: 'decisions' as const, label: `Decisions ${counted(audit.data?.filter(isDecision).length)}` },
  ]
  return (
    <Tabs
      label="Lists"
      className="mt-5"
      value={tab}
      onValueChange={openTab}
      tabs={tabs.map((each) => ({ ...each, content: each.value === tab ? children : null }))}
    />
  )
}

/** A number in brackets; an ellipsis until it is known. */
function counted(listed: number | undefined, said?: number | string): string {
  return `(${listed ?? said ?? '…'})`
}
