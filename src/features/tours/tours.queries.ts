import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { tourKeys } from '@/api/query-keys'
import { listTourRequests } from '@/contract/tours/requests'
import { listTours } from '@/contract/tours/tours'
import { toTour } from '@/domain/tours/tour'

export const tourQueries = {
  list: (token: string | null) =>
    queryOptions({
      queryKey: tourKeys.list(token),
      queryFn: async ({ signal }) => (await call(listTours, {}, { signal })).data.map(toTour),
      enabled: token !== null,
    }),
  requests: (token: string | null) =>
    queryOptions({
      queryKey: tourKeys.requests(token),
      queryFn: async ({ signal }) => (await call(listTourRequests, {}, { signal })).data.map(toTour),
      enabled: token !== null,
    }),
}
