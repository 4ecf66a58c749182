import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import { referenceKeys } from '@/api/query-keys'
import type { CostsOf, LoanChoice } from '@/domain/finance/loan-choice'
import { canBeBought } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { loadCode } from '@/lib/load-code'
import { useCurrency } from '@/session/preferences'

const load = () => loadCode(() => import('./month-engine'))

export type MonthView = { loan: LoanChoice; costs: CostsOf }

/** Where it is given, costs are by its loan, and pins show them. */
export const MonthViewContext = createContext<MonthView | null>(null)

export type Costs = { view: MonthView | null; failed: boolean; retrying: boolean; retry: () => void }

function useMonthlyCosts(enabled: boolean) {
  return useQuery({
    queryKey: referenceKeys.costsByMonth,
    queryFn: async ({ client }) => (await load()).costsByMonth(client),
    enabled,
    staleTime: 3_600_000,
    retry: false,
  })
}

/** What a home for sale costs a month, in one line; empty while it is worked out, where no loan fits, and once sold. */
export function useMonthText(listing: Listing): string {
  return useMonthTexts(canBeBought(listing))(listing)
}

export function useMonthTexts(asked: boolean): (listing: Listing) => string {
  const currency = useCurrency((state) => state.value)
  const loan = use(MonthViewContext)?.loan ?? null
  const { data } = useMonthlyCosts(asked)
  return (listing) => (canBeBought(listing) && data ? data.inShort(listing, loan, currency) : '')
}

/** The costs by month of a loan, null while they load and without a loan. */
export function useCosts(loan: LoanChoice | null): Costs {
  const { data, isError, isFetching, refetch } = useMonthlyCosts(loan !== null)
  const view = useMemo(() => (loan && data ? { loan, costs: data.by(loan) } : null), [loan, data])
  return { view, failed: loan !== null && isError, retrying: isFetching, retry: () => void refetch() }
}
