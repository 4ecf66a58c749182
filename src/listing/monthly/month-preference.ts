import { readLoan, writeLoan, type LoanChoice } from '@/domain/finance/loan-choice'
import type { SearchState } from '@/domain/search/filter-state'
import { storedValue } from '@/session/storage/stored-value'

/** `proventous:by-month`: the loan by which prices are shown; null shows prices. A search in the URL wins. */
export const useMonthPreference = storedValue<LoanChoice | null>({
  key: 'proventous:by-month',
  read: (text) => (text === null ? null : readLoan(text)),
  write: (loan) => loan && writeLoan(loan),
})

/** Called when the URL is written: kept earlier, the choice would already hold, and the URL would not name it. */
export function keepMonths(before: SearchState, next: SearchState): void {
  if (before.byMonth === next.byMonth && writeLoan(before.loan) === writeLoan(next.loan)) return
  useMonthPreference.getState().set(next.byMonth ? next.loan : null)
}
