import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { listingKeys } from '@/api/query-keys'
import { clusterProperties, type ClusterQuery } from '@/contract/search/clusters'
import type { SearchState } from '@/domain/search/filter-state'
import { writeServerQuery } from '@/domain/search/query/write-server-query'
import { asked } from '@/listing/search/engine'
import type { MapCell } from '../clusters/group'

const KINDS = { sale: ['sale'], rent: ['rent'], all: ['sale', 'rent'] } as const

export const cellQueries = {
  /** The squares of a search in a box, sales and rentals apart. */
  inBox: (search: SearchState, box: string | null, zoom: number) => {
    const query = { ...writeServerQuery(search), bbox: box ?? '', zoom: String(zoom) }
    return queryOptions({
      queryKey: listingKeys.clusters(String(new URLSearchParams(query))),
      queryFn: ({ client, signal }) =>
        asked(client, async () => {
          const found = await Promise.all(
            KINDS[search.mode].map(async (mode) => {
              const { data } = await call(clusterProperties, { query: { ...query, mode } as ClusterQuery }, { signal })
              const cells = data.cells.map(({ lat, lng, count, minPrice }): MapCell => ({
                mode,
                lat,
                lng,
                count,
                minPrice,
              }))
              return { cells, total: data.total.value }
            }),
          )
          return {
            cells: found.flatMap(({ cells }) => cells),
            total: found.reduce((sum, { total }) => sum + total, 0),
          }
        }),
      staleTime: 60_000,
      retryOnMount: false,
    })
  },
}
