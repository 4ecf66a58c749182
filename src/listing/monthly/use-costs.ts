import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useMemo } from 'react'
import { referenceKeys } from '@/api/query-keys'
import type { CostsOf, LoanChoice } from '@/domain/finance/loan-choice'
import { loadCode } from '@/lib/load-code'
import { lazyModule } from '@/ui/lazy-module/lazy-module'

const engine = lazyModule(() => import('./month-engine'))
const load = () => loadCode(() => import('./month-engine'))

export type MonthView = { loan: LoanChoice; costs: CostsOf }

/** Where it is given, prices of sales are shown by month. */
export const MonthViewContext = createContext<MonthView | null>(null)

export type Costs = { view: MonthView | null; failed: boolean; retrying: boolean; retry: () => void }

/** The costs by month of a loan, null while they load and without a loan. Their code loads with the first loan. */
export function useCosts(loan: LoanChoice | null): Costs {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: referenceKeys.costsByMonth,
    queryFn: async ({ client }) => (await load()).costsByLoan(client),
    enabled: loan !== null,
    staleTime: 3_600_000,
    retry: false,
  })
  const view = useMemo(() => (loan && data ? { loan, costs: data(loan) } : null), [loan, data])
  return { view, failed: loan !== null && isError, retrying: isFetching, retry: () => void refetch() }
}

/** The loan of the visitor's inputs, null for prices, undefined where the code could not be loaded. */
export function useMonthSwitch(): (on: boolean) => Promise<LoanChoice | null | undefined> {
  const client = useQueryClient()
  return async (on) => (on ? (await engine.fetch())?.loanOfVisitor(client) : null)
}
