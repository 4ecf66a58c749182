import type { Fault } from '../fault'
import { data } from './kinds'

/** Faults of the finance table. */
export const REFERENCE_FAULTS: readonly Fault[] = [
  {
    name: 'loan rates are fractions',
    only: ['getFinanceReference'],
    says: /getFinanceReference, data, pagibig_rate_10y, value: expected percent as 6\.5, got 0\.07125/,
    answers: data('getFinanceReference', (row) =>
      row['unit'] === 'percent' ? { ...row, value: Number(row['value']) / 100 } : row,
    ),
  },
  {
    name: 'a term is in months where years are documented',
    only: ['getFinanceReference'],
    says: /getFinanceReference, data, bank_term, unit: expected "years", got "months"/,
    answers: data('getFinanceReference', (row) =>
      row['key'] === 'bank_term' ? { ...row, value: 240, unit: 'months' } : row,
    ),
  },
  {
    name: 'the finance table has a figure twice',
    only: ['getFinanceReference'],
    says: /getFinanceReference, data\.\*\.key: expected/,
    answers: data('getFinanceReference', (row) => (row['key'] === 'bank_rate' ? { ...row, key: 'bank_fixed' } : row)),
  },
  {
    name: 'an addition is answered and not named',
    only: ['listAdditions'],
    says: /listAdditions, data\.calls: expected getFinanceReference, which is answered/,
    answers: data('listAdditions', ({ calls }) => ({
      calls: (calls as string[]).filter((call) => call !== 'getFinanceReference'),
    })),
  },
]
