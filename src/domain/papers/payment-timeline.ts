import type { Listing } from '../listing/listing'
import { toCents } from '../money/money'

export type PaymentStep =
  | { is: 'reservation'; amount: number }
  | { is: 'down'; amount: number; months: number; monthly: number }
  | { is: 'balance'; amount: number; by: string; turnover: string }

/** Reservation, down payment without it, balance at turnover. Steps of which nothing is stated are left out. */
export function paymentTimeline({ price, ph }: Pick<Listing, 'price' | 'ph'>): PaymentStep[] {
  const { paymentReservation, paymentDownPercent, paymentDownMonths, paymentBalance, turnover } = ph
  if (price <= 0 || (paymentReservation === null && paymentDownPercent === null)) return []
  const reservation = Math.min(price, paymentReservation ?? 0)
  const down = toCents((price * (paymentDownPercent ?? 0)) / 100)
  const spread = Math.max(0, toCents(down - reservation))
  const months = paymentDownMonths ?? 0
  const steps: PaymentStep[] = []
  if (reservation > 0) steps.push({ is: 'reservation', amount: reservation })
  if (spread > 0)
    steps.push({ is: 'down', amount: spread, months, monthly: months > 0 ? toCents(spread / months) : spread })
  const balance = toCents(price - Math.max(down, reservation))
  if (balance > 0) steps.push({ is: 'balance', amount: balance, by: paymentBalance, turnover })
  return steps
}
