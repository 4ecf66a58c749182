import type { QueryClient } from '@tanstack/react-query'
import { costOf, costsBy, loanOfBuyer, monthlyInShort } from '@/domain/finance/costs-by-month'
import { BUILT_IN_FIGURES, type Figures } from '@/domain/finance/figures'
import type { CostsOf, LoanChoice } from '@/domain/finance/loan-choice'
import type { Listing } from '@/domain/listing/listing'
import { financeQueries } from './finance.queries'
import { useLoanInputs } from './loan-inputs'

/* Figures and formulas: the code that results load after their first view. */

function figuresOf(client: QueryClient): Promise<Figures> {
  return client.ensureQueryData(financeQueries.reference()).catch(() => BUILT_IN_FIGURES)
}

export type CostsByMonth = {
  by: (loan: LoanChoice) => CostsOf
  /** By the given loan alone, else by what the visitor said of themselves. */
  inShort: (listing: Listing, loan: LoanChoice | null, currency: string) => string
}

/** The costs by month of any loan, by the server's figures, or by the built-in ones where the server has none. */
export async function costsByMonth(client: QueryClient): Promise<CostsByMonth> {
  const figures = await figuresOf(client)
  const inShort: CostsByMonth['inShort'] = (listing, loan, currency) =>
    loan && !costOf(listing, loan, figures)
      ? ''
      : monthlyInShort(listing, { ...useLoanInputs.getState().current(), ...loan }, figures, currency)
  return { by: (loan) => costsBy(loan, figures), inShort }
}

export async function loanOfVisitor(client: QueryClient): Promise<LoanChoice> {
  const inputs = useLoanInputs.getState().current()
  return loanOfBuyer(inputs.plan ?? 'pagibig', inputs, await figuresOf(client))
}
