import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyLoan } from '../domain.test-support'
import { DEFAULT_LOAN, loanText, readLoan, writeLoan } from './loan-choice'

it('writes what differs from the presets, and nothing of the buyer', () => {
  expect(writeLoan(DEFAULT_LOAN)).toBe('pagibig')
  expect(writeLoan({ ...DEFAULT_LOAN, plan: 'bank', downPayment: 20, years: 15, bankRate: 7.25 })).toBe(
    'bank,down-20,years-15,rate-7.25',
  )
})

it('reads what it wrote', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      expect(readLoan(writeLoan(loan))).toEqual(loan)
    }),
  )
})

it.each([
  ['', null],
  ['gcash,down-20', null],
  ['bank,down-200,years-0,fixed-4,rate-x,,moat-3', { ...DEFAULT_LOAN, plan: 'bank' }],
  ['pagibig,years-22.4', { ...DEFAULT_LOAN, years: 22 }],
] as const)('heals %j', (text, loan) => {
  expect(readLoan(text)).toEqual(loan)
})

it('says in words what a figure assumes', () => {
  expect(loanText(DEFAULT_LOAN)).toBe('Pag-IBIG, the usual down payment, the usual term, rate fixed for 5 years')
  expect(loanText({ ...DEFAULT_LOAN, plan: 'bank', downPayment: 20, years: 15, bankRate: 7 })).toBe(
    'Bank loan, 20% down, 15 years, at 7%',
  )
  expect(loanText({ ...DEFAULT_LOAN, plan: 'in_house', years: 20 })).toBe('In-house, the usual down payment, 5 years')
})
