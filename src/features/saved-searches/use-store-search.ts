import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { useSendOnce } from '@/api/send-once'
import { createSavedSearch, updateSavedSearch, type SavedSearchForm } from '@/contract/favorites/saved-searches'
import { useToken } from '@/session/session'
import { savedSearchQueries } from './saved-searches.queries'
import type { SearchProblems } from './search-form'

/** `id` of a changed search, null for a new one; `taken` are the names of the others. */
export function useStoreSearch({ id, onStored }: { id: string | null; onStored: () => void }) {
  const queryClient = useQueryClient()
  const list = savedSearchQueries.list(useToken((state) => state.value))
  const [problems, setProblems] = useState<SearchProblems>({})
  const taken = (useQuery(list).data ?? []).filter((row) => String(row.id) !== id).map(({ name }) => name)
  const storing = useSendOnce({
    about: ['store-search', id],
    mutationFn: async (body: SavedSearchForm) =>
      (await (id === null ? call(createSavedSearch, { body }) : call(updateSavedSearch, { params: { id }, body })))
        .data,
    onSuccess: (stored) => {
      queryClient.setQueryData(
        list.queryKey,
        (rows) => rows && (id === null ? [stored, ...rows] : rows.map((row) => (String(row.id) === id ? stored : row))),
      )
      void queryClient.invalidateQueries({ queryKey: list.queryKey })
      onStored()
    },
    onError: (error) => setProblems(answeredProblems(error)),
  })
  return { taken, problems, setProblems, store: storing.mutate, storing: storing.isPending }
}

function answeredProblems(error: Error): SearchProblems {
  if (!(error instanceof ApiError)) return { form: error.message }
  const { name, min_price, max_price } = error.fields
  const problems: SearchProblems = {
    ...(name?.[0] ? { name: name[0] } : {}),
    ...(min_price?.[0] ? { min_price: min_price[0] } : {}),
    ...(max_price?.[0] ? { max_price: max_price[0] } : {}),
  }
  return Object.keys(problems).length > 0 ? problems : { form: error.message }
}
