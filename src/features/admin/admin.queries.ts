import { queryOptions } from '@tanstack/react-query'
import {
  getDashboardStats,
  getIdPicture,
  listAllUsers,
  listAuditRecords,
  listPendingVerifications,
  type IdPictureSide,
} from '@/contract/admin'
import { listReports } from '@/contract/listing/reports'
import { adminCall } from './admin-call'
import type { Source } from './failures'
import { requireReadable } from './review/pictures/readable'

const PREFIX = 'admin'

/** Keys of the administration. `all` is what logging out removes; pictures go when nothing shows them. */
export const adminKeys = {
  all: [PREFIX],
  list: (token: string | null, source: Source) => [PREFIX, token, source] as const,
  person: (token: string | null, id: string) => [PREFIX, token, 'person', id] as const,
  picture: (token: string | null, id: string, side: IdPictureSide) => ['admin-picture', token, id, side] as const,
} as const

/** A banner shows a failure until somebody tries again, so another part of the screen does not try by itself. */
export const common = (token: string | null) => ({ enabled: token !== null, retryOnMount: false })

const QUEUE_INTERVAL = 30_000

/** Kept up to date while the dashboard is in view; after a failure only by hand. */
const live = {
  refetchInterval: ({ state }: { state: { error: Error | null } }) => (state.error ? (false as const) : QUEUE_INTERVAL),
  refetchOnWindowFocus: ({ state }: { state: { error: Error | null } }) => (state.error ? false : ('always' as const)),
}

export const adminQueries = {
  stats: (token: string | null) =>
    queryOptions({
      queryKey: adminKeys.list(token, 'stats'),
      queryFn: async ({ signal }) => (await adminCall(getDashboardStats, {}, { signal })).data,
      ...common(token),
      ...live,
    }),
  pending: (token: string | null) =>
    queryOptions({
      queryKey: adminKeys.list(token, 'pending'),
      queryFn: async ({ signal }) => (await adminCall(listPendingVerifications, {}, { signal })).data,
      ...common(token),
      ...live,
    }),
  users: (token: string | null) =>
    queryOptions({
      queryKey: adminKeys.list(token, 'users'),
      queryFn: async ({ signal }) => (await adminCall(listAllUsers, {}, { signal })).data,
      ...common(token),
    }),
  audit: (token: string | null) =>
    queryOptions({
      queryKey: adminKeys.list(token, 'audit'),
      queryFn: async ({ signal }) => (await adminCall(listAuditRecords, {}, { signal })).data,
      ...common(token),
    }),
  reports: (token: string | null) =>
    queryOptions({
      queryKey: adminKeys.list(token, 'reports'),
      queryFn: async ({ signal }) => (await adminCall(listReports, {}, { signal })).data,
      ...common(token),
      ...live,
    }),
  /** The bytes of one picture, kept only while it is on screen. The server records each request. */
  picture: (token: string | null, id: string, side: IdPictureSide) =>
    queryOptions({
      queryKey: adminKeys.picture(token, id, side),
      queryFn: async ({ signal }) => {
        const picture = await adminCall(getIdPicture, { params: { id, side } }, { signal })
        await requireReadable(picture)
        return picture
      },
      ...common(token),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
}
