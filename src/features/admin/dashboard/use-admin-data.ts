import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { AdminVerification } from '@/contract/admin'
import { useSuperAdmin } from '@/session/admin'
import { adminKeys, adminQueries } from '../admin.queries'
import { forgetSent, isDecidedHere, useDecisions } from '../decision/decision-store'
import { failuresOf, SOURCES, type Source } from '../failures'

export function useAdminData() {
  const session = useSuperAdmin()
  const token = session?.token ?? null
  const queryClient = useQueryClient()
  const stats = useQuery(adminQueries.stats(token))
  const decided = useDecisions(useShallow((all) => Object.keys(all).filter((id) => isDecidedHere(all[id]))))
  const pending = useQuery({
    ...adminQueries.pending(token),
    select: useCallback(
      (rows: AdminVerification[]) => rows.filter(({ id }) => !decided.includes(String(id))),
      [decided],
    ),
  })
  const users = useQuery(adminQueries.users(token))
  const audit = useQuery(adminQueries.audit(token))
  const reports = useQuery(adminQueries.reports(token))
  const queries = { stats, pending, users, audit, reports }
  const refresh = useCallback(
    (sources: readonly Source[] = SOURCES) =>
      Promise.all(sources.map((source) => queryClient.refetchQueries({ queryKey: adminKeys.list(token, source) }))),
    [queryClient, token],
  )
  const { data: listed } = useQuery(adminQueries.pending(token))
  useEffect(() => {
    if (listed) forgetSent(listed)
  }, [listed])
  return {
    session,
    ...queries,
    refresh,
    fetching: (sources: readonly Source[]) => sources.some((source) => queries[source].isFetching),
    failures: failuresOf({
      stats: stats.error,
      pending: pending.error,
      users: users.error,
      audit: audit.error,
      reports: reports.error,
    }),
  }
}

export type AdminData = ReturnType<typeof useAdminData>
