import type { QueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { searchProperties } from '@/contract/search/pages'
import type { SearchState } from '@/domain/search/filter-state'
import { writeServerQuery } from '@/domain/search/query/write-server-query'
import { asked } from './engine'

/** How many listings each of some searches finds. Throws as `call` does. */
export function countsOf(
  client: QueryClient,
  searches: readonly SearchState[],
  signal: AbortSignal,
): Promise<readonly number[]> {
  return asked(client, () =>
    Promise.all(
      searches.map(async (search) => {
        const query = { ...writeServerQuery(search), limit: '1' }
        return (await call(searchProperties, { query }, { signal })).total.value
      }),
    ),
  )
}
