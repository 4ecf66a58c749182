import { always, fails } from '../rules'
import type { Scenario } from '../scenario'

const base = { persona: 'visitor', world: 'samples', start: '/property/1' } as const

export const costs: Scenario[] = [
  {
    ...base,
    id: 'finance-table-fails',
    title: 'The finance table cannot be read',
    see: 'The built-in figures stand in and say so.',
    network: [always('getFinanceReference', fails('The table is being written.'))],
  },
  {
    ...base,
    id: 'finance-table-changed',
    title: 'Pag-IBIG lowers its rate',
    see: 'Payments at the new rate, with its new day and no caution.',
    patch: {
      finance_figure: {
        pagibig_rate_5y: { value: 6.25, as_of: '2026-06-01', review_by: '2026-12-31', source: 'Pag-IBIG Fund' },
      },
    },
  },
  {
    ...base,
    id: 'buyer-of-modest-means',
    title: 'A buyer with ₱45,000 a month',
    see: 'What speaks against each loan, and on Afford what is within reach.',
    start: '/afford',
    storage: { 'proventous:loan-inputs': JSON.stringify({ income: 45_000, savings: 300_000 }) },
  },
  {
    ...base,
    id: 'buyer-too-old',
    title: 'A buyer of 66 years',
    see: 'Pag-IBIG refuses and says why; a bank may lend.',
    start: '/afford',
    storage: { 'proventous:loan-inputs': JSON.stringify({ income: 90_000, savings: 2_000_000, age: 66 }) },
  },
  {
    ...base,
    id: 'price-unusually-low',
    title: 'A house far below similar ones',
    see: 'A note with the share and the number of similar listings, and what to do before paying.',
    patch: { property: { '1': { price: 1_200_000 } } },
  },
]
