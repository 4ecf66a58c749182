import { readLoan, writeLoan, type LoanChoice } from '@/domain/finance/loan-choice'
import { storedValue } from '@/session/storage/stored-value'

/** `proventous:by-month`: the loan by which prices are shown by month; null shows prices. A search in the address wins. */
export const useMonthPreference = storedValue<LoanChoice | null>({
  key: 'proventous:by-month',
  read: (text) => (text === null ? null : readLoan(text)),
  write: (loan) => loan && writeLoan(loan),
})
