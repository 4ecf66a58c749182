import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { visitingTimesKeys } from '@/api/query-keys'
import { getOwnVisitingTimes, getVisitingTimes } from '@/contract/tours/visiting-times'

export const visitingTimesQueries = {
  ofListing: (id: string) =>
    queryOptions({
      queryKey: visitingTimesKeys.of(id),
      queryFn: async ({ signal }) => (await call(getVisitingTimes, { params: { id } }, { signal })).data,
      // Others book tours meanwhile, so each opening of the dialog asks again.
      staleTime: 0,
      // The server says so again when it refuses a time, so nothing waits for a second try.
      retry: false,
    }),
  own: (token: string | null) =>
    queryOptions({
      queryKey: visitingTimesKeys.own(token),
      queryFn: async ({ signal }) => (await call(getOwnVisitingTimes, {}, { signal })).data,
      enabled: token !== null,
    }),
}
