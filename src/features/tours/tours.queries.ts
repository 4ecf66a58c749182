import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { listTours } from '@/contract/tours'

export const tourQueries = {
  /** The caller's tours, past and coming. */
  list: (token: string | null) =>
    queryOptions({
      queryKey: ['tours', token],
      queryFn: async ({ signal }) => (await call(listTours, {}, { signal })).data,
      enabled: token !== null,
    }),
}
