import { toCents } from '../money/money'

/** What the Maceda law (RA 6552) gives a buyer who paid installments for that many whole years. */
export type Refund = {
  /** Months without interest to pay what is due: one for each year paid; 60 days (2) before two years. */
  graceMonths: number
  /** Percent of what was paid that comes back on cancellation. */
  share: number
  /** Pesos. */
  amount: number
}

/** Refund of `paid` pesos: half after two years, 5% more a year after the fifth, at most 90%. */
export function installmentRefund(years: number, paid: number): Refund {
  const whole = Math.floor(years)
  if (whole < 2) return { graceMonths: 2, share: 0, amount: 0 }
  const share = Math.min(90, 50 + 5 * Math.max(0, whole - 5))
  return { graceMonths: whole, share, amount: toCents((paid * share) / 100) }
}
