import { queryOptions } from '@tanstack/react-query'
import {
  getDashboardStats,
  getIdPicture,
  listAllUsers,
  listAuditRecords,
  listPendingVerifications,
  type IdPictureSide,
} from '@/contract/admin'
import { adminCall } from './admin-call'
import type { Source } from './failures'

const PREFIX = 'admin'

/** Keys of the administration. `all` is what logging out forgets; pictures forget themselves. */
export const adminKeys = {
  all: [PREFIX],
  list: (token: string | null, source: Source) => [PREFIX, token, source] as const,
  picture: (token: string | null, id: string, side: IdPictureSide) => ['admin-picture', token, id, side] as const,
} as const

/** A banner tells of a failure until somebody tries again; another part of the screen must not try in secret. */
const common = (token: string | null) => ({ enabled: token !== null, retryOnMount: false })

export const adminQueries = {
  stats: (token: string | null) =>
    queryOptions({
      queryKey: adminKeys.list(token, 'stats'),
      queryFn: async ({ signal }) => (await adminCall(getDashboardStats, {}, { signal })).data,
      ...common(token),
    }),
  pending: (token: string | null) =>
    queryOptions({
      queryKey: adminKeys.list(token, 'pending'),
      queryFn: async ({ signal }) => (await adminCall(listPendingVerifications, {}, { signal })).data,
      ...common(token),
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
  /** The bytes of one picture: kept while it is on the screen and no longer, and each look is on record. */
  picture: (token: string | null, id: string, side: IdPictureSide) =>
    queryOptions({
      queryKey: adminKeys.picture(token, id, side),
      queryFn: ({ signal }) => adminCall(getIdPicture, { params: { id, side } }, { signal }),
      ...common(token),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
}
