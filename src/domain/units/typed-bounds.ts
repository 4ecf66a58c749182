import { convertMoney, formatMoney, formatMoneyWhole } from '../money/money'
import {
  convertArea,
  convertLength,
  formatLot,
  LARGE_LOT,
  roundTo,
  type Measure,
  type UnitSystem,
} from '../units/units'
import { numberFormat } from '../units/formats'

/* What was typed in a unit reads back digit by digit in it; a bound of another unit is rounded for display only. */

export const BOUND_UNITS = {
  size: { imperial: 'sq ft', metric: 'sq m' },
  lot: { imperial: 'sq ft', metric: 'sq m' },
  height: { imperial: 'ft', metric: 'm' },
} as const satisfies Record<Measure, Record<UnitSystem, string>>

const SHOWN_DECIMALS: Record<Measure, number> = { size: 0, lot: 0, height: 2 }
/** Finer than what is typed: a hundredth of a square foot is 2e-7 acres. */
const KEPT_DECIMALS: Record<Measure, number> = { size: 6, lot: 8, height: 6 }

function inKeptUnit(value: number, measure: Measure, units: UnitSystem): number {
  if (measure === 'height') return convertLength(value, BOUND_UNITS.height[units], 'ft')
  return convertArea(value, BOUND_UNITS[measure][units], measure === 'lot' ? 'acres' : 'sq ft')
}

function asTyped(exact: number, decimals: number, isKept: (typed: number) => boolean): number | undefined {
  const candidates = [0, 1, 2].slice(0, decimals + 1).map((places) => roundTo(exact, places))
  return candidates.find(isKept)
}

/** A typed bound as it is kept: square feet, acres or feet. */
export function keptBound(typed: number, measure: Measure, units: UnitSystem): number {
  return roundTo(inKeptUnit(typed, measure, units), KEPT_DECIMALS[measure])
}

/** A kept bound as it reads in the unit system: as typed, or rounded (B 4). */
export function shownBound(kept: number, measure: Measure, units: UnitSystem): number {
  const exactIn = (system: UnitSystem) => kept / inKeptUnit(1, measure, system)
  const typedIn = (system: UnitSystem, decimals: number) =>
    asTyped(exactIn(system), decimals, (typed) => keptBound(typed, measure, system) === kept)
  const other = units === 'metric' ? 'imperial' : 'metric'
  // 300 sq m are 3,229.17 sq ft to the hundredth: the whole number is the typed one.
  const decimals = typedIn(units, 0) === undefined && typedIn(other, 0) !== undefined ? 0 : 2
  return typedIn(units, decimals) ?? roundTo(exactIn(units), SHOWN_DECIMALS[measure])
}

/** A kept bound with its unit: '93 sq m', '2.5 hectares', '3.05 m'. */
export function boundText(kept: number, measure: Measure, units: UnitSystem): string {
  const shown = shownBound(kept, measure, units)
  if (measure === 'lot' && shown >= LARGE_LOT[units]) return formatLot(kept, units)
  return `${numberFormat('en-US', { maximumFractionDigits: 2 }).format(shown)} ${BOUND_UNITS[measure][units]}`
}

/** A bound in pesos as it reads in a currency: as typed, or in whole units. */
export function shownAmount(pesos: number, currency: string): number {
  const exact = convertMoney(pesos, 'PHP', currency)
  return asTyped(exact, 2, (typed) => convertMoney(typed, currency, 'PHP') === pesos) ?? Math.round(exact)
}

export function amountText(pesos: number, currency: string): string {
  const amount = shownAmount(pesos, currency)
  return Number.isInteger(amount) ? formatMoneyWhole(amount, currency) : formatMoney(amount, currency)
}
