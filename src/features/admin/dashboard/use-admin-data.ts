import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSuperAdmin } from '@/session/admin'
import { adminKeys, adminQueries } from '../admin.queries'
import { failuresOf, type Source } from '../failures'

/** Everything the dashboard shows, what of it failed, and how to ask again. */
export function useAdminData() {
  const session = useSuperAdmin()
  const token = session?.token ?? null
  const queryClient = useQueryClient()
  const stats = useQuery(adminQueries.stats(token))
  const pending = useQuery(adminQueries.pending(token))
  const users = useQuery(adminQueries.users(token))
  const audit = useQuery(adminQueries.audit(token))
  const queries = { stats, pending, users, audit }
  const refresh = useCallback(
    (sources: readonly Source[] = ['stats', 'pending', 'users', 'audit']) =>
      Promise.all(sources.map((source) => queryClient.refetchQueries({ queryKey: adminKeys.list(token, source) }))),
    [queryClient, token],
  )
  return {
    session,
    ...queries,
    refresh,
    fetching: (sources: readonly Source[]) => sources.some((source) => queries[source].isFetching),
    failures: failuresOf({ stats: stats.error, pending: pending.error, users: users.error, audit: audit.error }),
  }
}

export type AdminData = ReturnType<typeof useAdminData>
