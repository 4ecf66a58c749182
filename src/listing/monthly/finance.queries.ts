import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { referenceKeys } from '@/api/query-keys'
import { getFinanceReference } from '@/contract/reference'
import { BUILT_IN_FIGURES, readFigures, type Figures } from '@/domain/finance/figures'

export const financeQueries = {
  /** Rates, limits and fees of the server's table over the built-in one. */
  reference: () =>
    queryOptions({
      queryKey: referenceKeys.finance,
      queryFn: async ({ signal }) => readFigures((await call(getFinanceReference, {}, { signal })).data),
      staleTime: 3_600_000,
    }),
}

/** The figures to compute with; the built-in ones until the server's are there, and where it has none. */
export function useFigures(): { figures: Figures; builtIn: boolean } {
  const { data, isError } = useQuery(financeQueries.reference())
  return { figures: data ?? BUILT_IN_FIGURES, builtIn: isError && !data }
}
