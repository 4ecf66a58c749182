import type { QueryClient } from '@tanstack/react-query'
import { costsBy, loanOfBuyer } from '@/domain/finance/costs-by-month'
import { BUILT_IN_FIGURES, type Figures } from '@/domain/finance/figures'
import type { CostsOf, LoanChoice } from '@/domain/finance/loan-choice'
import { financeQueries } from './finance.queries'
import { useLoanInputs } from './loan-inputs'

/* Figures and formulas load when somebody asks for costs by month. */

function figuresOf(client: QueryClient): Promise<Figures> {
  return client.ensureQueryData(financeQueries.reference()).catch(() => BUILT_IN_FIGURES)
}

/** The costs by month of any loan, by the server's figures, or by the built-in ones where the server has none. */
export async function costsByLoan(client: QueryClient): Promise<(loan: LoanChoice) => CostsOf> {
  const figures = await figuresOf(client)
  return (loan) => costsBy(loan, figures)
}

export async function loanOfVisitor(client: QueryClient): Promise<LoanChoice> {
  const inputs = useLoanInputs.getState().current()
  return loanOfBuyer(inputs.plan ?? 'pagibig', inputs, await figuresOf(client))
}
