import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { listQuery, useInPage } from './engine'

export type Answer<Data> = {
  data: Data | undefined
  error: Error | null
  isPending: boolean
  isFetching: boolean
  dataUpdatedAt: number
  refetch: () => unknown
  emptyMarket: boolean
}

type Options<Data> = {
  ofList: (list: readonly Listing[]) => Data
  enabled?: boolean
  /** Whether the server is asked already. */
  settled?: boolean
}

/** An answer that the page finds in the whole list, or where that is too large the server. */
export function useAnswer<Data>(
  query: UseQueryOptions<Data>,
  { ofList, enabled = true, settled = true }: Options<Data>,
): Answer<Data> {
  const inPage = useInPage()
  const list = useQuery({ ...listQuery(), enabled: enabled && inPage })
  const asked = useQuery({ ...query, enabled: enabled && settled && !inPage })
  const found = useMemo(() => list.data && ofList(list.data), [list.data, ofList])
  const { error, isPending, isFetching, dataUpdatedAt, refetch } = inPage ? list : asked
  const emptyMarket = inPage && list.data?.length === 0
  return { data: inPage ? found : asked.data, error, isPending, isFetching, dataUpdatedAt, refetch, emptyMarket }
}
