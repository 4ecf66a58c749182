import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import type { EndpointId } from '@/contract'
import { listAdditions } from '@/contract/additions'
import { call } from '@/api/call'
import { ApiError, NOT_THERE } from '@/api/errors'
import { additionKeys } from '@/api/query-keys'

/** The additions that the backend has, asked once a session. */
const additionsQuery = queryOptions({
  queryKey: additionKeys.all,
  queryFn: async (): Promise<ReadonlySet<string>> => {
    try {
      return new Set((await call(listAdditions, {})).data.calls)
    } catch (error) {
      if (error instanceof ApiError && NOT_THERE.includes(error.status)) return new Set()
      throw error
    }
  },
  staleTime: Infinity,
  gcTime: Infinity,
})

/** Whether the backend has an addition. False too while that is not known because no answer came. */
export async function hasAddition(client: QueryClient, id: EndpointId): Promise<boolean> {
  const offered = await client.ensureQueryData(additionsQuery).catch(() => null)
  return offered?.has(id) ?? false
}

/** Shows a control unless the backend is known to lack its addition. A call that fails then says so itself. */
export function useAddition(id: EndpointId): boolean {
  const { data } = useQuery(additionsQuery)
  return data?.has(id) ?? true
}
