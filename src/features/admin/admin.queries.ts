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

/** Everything the administration reads; forgotten at logout. */
export const ADMIN_KEY = 'admin'

/** A banner tells of a failure until somebody tries again; another part of the screen must not try in secret. */
const common = (token: string | null) => ({ enabled: token !== null, retryOnMount: false })

export const adminQueries = {
  stats: (token: string | null) =>
    queryOptions({
      queryKey: [ADMIN_KEY, token, 'stats'],
      queryFn: async ({ signal }) => (await adminCall(getDashboardStats, {}, { signal })).data,
      ...common(token),
    }),
  pending: (token: string | null) =>
    queryOptions({
      queryKey: [ADMIN_KEY, token, 'pending'],
      queryFn: async ({ signal }) => (await adminCall(listPendingVerifications, {}, { signal })).data,
      ...common(token),
    }),
  users: (token: string | null) =>
    queryOptions({
      queryKey: [ADMIN_KEY, token, 'users'],
      queryFn: async ({ signal }) => (await adminCall(listAllUsers, {}, { signal })).data,
      ...common(token),
    }),
  audit: (token: string | null) =>
    queryOptions({
      queryKey: [ADMIN_KEY, token, 'audit'],
      queryFn: async ({ signal }) => (await adminCall(listAuditRecords, {}, { signal })).data,
      ...common(token),
    }),
  /** The bytes of one picture: kept while it is on the screen and no longer, and each look is on record. */
  picture: (token: string | null, id: string, side: IdPictureSide) =>
    queryOptions({
      queryKey: ['admin-picture', token, id, side],
      queryFn: ({ signal }) => adminCall(getIdPicture, { params: { id, side } }, { signal }),
      ...common(token),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
}
