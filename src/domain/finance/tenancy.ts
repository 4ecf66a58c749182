import { toCents } from '../money/money'
import type { Figures } from './figures'

export type MoveInLine = { item: 'advance' | 'deposit' | 'dues'; months: number; amount: number }

/** Before moving in (RA 9653): rent in advance, the stated or the legal deposit, the first month's dues. Pesos. */
export function moveInCosts(
  rent: number,
  { deposit = null, dues = 0 }: { deposit?: number | null; dues?: number },
  figures: Figures,
): MoveInLine[] {
  const advance = figures.rent_advance.value
  const held = figures.rent_deposit.value
  const lines: MoveInLine[] = [
    { item: 'advance', months: advance, amount: toCents(rent * advance) },
    {
      item: 'deposit',
      months: rent > 0 && deposit !== null ? deposit / rent : held,
      amount: deposit ?? toCents(rent * held),
    },
  ]
  return dues > 0 ? [...lines, { item: 'dues', months: 1, amount: dues }] : lines
}
