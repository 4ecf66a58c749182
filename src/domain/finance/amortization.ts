import { toCents } from '../money/money'

/* Diminishing-balance loans, paid monthly in arrears. Rates are annual percentages (6.25), money is in pesos. */

function exactPayment(principal: number, rate: number, months: number): number {
  if (months <= 0) return 0
  const monthly = rate / 1200
  return monthly === 0 ? principal / months : (principal * monthly) / (1 - (1 + monthly) ** -months)
}

export function monthlyPayment(principal: number, rate: number, months: number): number {
  return toCents(exactPayment(principal, rate, months))
}

export function loanFor(payment: number, rate: number, months: number): number {
  const monthly = rate / 1200
  return toCents(monthly === 0 ? payment * months : (payment * (1 - (1 + monthly) ** -months)) / monthly)
}

export function balanceAfter(principal: number, rate: number, months: number, paid: number): number {
  if (paid >= months) return 0
  const monthly = rate / 1200
  const payment = exactPayment(principal, rate, months)
  const growth = (1 + monthly) ** paid
  return toCents(monthly === 0 ? principal - payment * paid : principal * growth - (payment * (growth - 1)) / monthly)
}

/** The gross monthly income that a payment needs when it may take `share` percent: rounded up to the next ₱100. */
export function incomeNeeded(payment: number, share: number): number {
  return Math.ceil(toCents((payment / share) * 100) / 100) * 100
}

export type RatePeriod = { rate: number; months: number }

/** A year of a loan: what goes into interest and into the loan, and what is owed at its end. Pesos, to the centavo. */
export type LoanYear = { year: number; payment: number; interest: number; principal: number; balance: number }

/** At each new period the balance is amortized anew over the remaining months, as lenders do after a fixing period. */
export function yearByYear(principal: number, months: number, periods: readonly RatePeriod[]): LoanYear[] {
  const years: LoanYear[] = []
  let balance = principal
  let payment = 0
  let rate = 0
  for (let month = 0; month < months; month += 1) {
    const starting = periodStartingAt(periods, month)
    if (starting !== undefined) {
      rate = starting
      payment = exactPayment(balance, rate, months - month)
    }
    const interest = (balance * rate) / 1200
    balance = Math.max(0, balance + interest - payment)
    const year = Math.floor(month / 12)
    const sum = (years[year] ??= { year: year + 1, payment: 0, interest: 0, principal: 0, balance: 0 })
    sum.payment += payment
    sum.interest += interest
    sum.principal += payment - interest
    sum.balance = balance
  }
  return years.map(({ year, ...sums }) => ({
    year,
    payment: toCents(sums.payment),
    interest: toCents(sums.interest),
    principal: toCents(sums.principal),
    balance: toCents(sums.balance),
  }))
}

/** The rate of the period that begins with that month, counted from 0; undefined within a period. */
function periodStartingAt(periods: readonly RatePeriod[], month: number): number | undefined {
  let start = 0
  for (const { rate, months } of periods) {
    if (start === month) return rate
    start += months
  }
  return undefined
}
