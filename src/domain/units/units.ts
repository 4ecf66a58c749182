import { numberFormat } from './formats'
import { t } from '@/words/words'

/** The unit system of the search (B 4). Listings and filters are kept in imperial units. */
export type UnitSystem = 'imperial' | 'metric'

type Unit = { system: UnitSystem; /** How many base units of its system it holds. */ factor: number }

// Base units: square feet and square meters, feet and meters, pounds and kilograms (B 9).
const AREA = {
  'sq ft': { system: 'imperial', factor: 1 },
  'sq in': { system: 'imperial', factor: 1 / 144 },
  'sq yd': { system: 'imperial', factor: 9 },
  acres: { system: 'imperial', factor: 43_560 },
  'sq m': { system: 'metric', factor: 1 },
  'sq cm': { system: 'metric', factor: 0.0001 },
  'sq km': { system: 'metric', factor: 1_000_000 },
  hectares: { system: 'metric', factor: 10_000 },
} as const satisfies Record<string, Unit>

const LENGTH = {
  ft: { system: 'imperial', factor: 1 },
  in: { system: 'imperial', factor: 1 / 12 },
  yd: { system: 'imperial', factor: 3 },
  miles: { system: 'imperial', factor: 5280 },
  m: { system: 'metric', factor: 1 },
  cm: { system: 'metric', factor: 0.01 },
  mm: { system: 'metric', factor: 0.001 },
  km: { system: 'metric', factor: 1000 },
} as const satisfies Record<string, Unit>

export type AreaUnit = keyof typeof AREA
export type LengthUnit = keyof typeof LENGTH

function convert(value: number, from: Unit, to: Unit, toMetric: number, toImperial: number): number {
  const crossing = from.system === to.system ? 1 : to.system === 'metric' ? toMetric : toImperial
  return (value * from.factor * crossing) / to.factor
}

/** Area from one unit to another, unrounded: 1 sq ft = 0.092903 sq m, 1 sq m = 10.7639 sq ft (B 9). */
export function convertArea(value: number, from: AreaUnit, to: AreaUnit): number {
  return convert(value, AREA[from], AREA[to], 0.092903, 10.7639)
}

/** Length from one unit to another, unrounded: 1 ft = 0.3048 m, 1 m = 3.28084 ft (B 9). */
export function convertLength(value: number, from: LengthUnit, to: LengthUnit): number {
  return convert(value, LENGTH[from], LENGTH[to], 0.3048, 3.28084)
}

export type Measure = 'size' | 'lot' | 'height'

/** The default unit of each measure and the decimals it is rounded to: sizes whole, lot and height 2 (B 4). */
export const MEASURES = {
  size: { imperial: 'sq ft', metric: 'sq m', decimals: 0 },
  lot: { imperial: 'acres', metric: 'hectares', decimals: 2 },
  height: { imperial: 'ft', metric: 'm', decimals: 2 },
} as const

export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}

/** Only the display of a kept value (sq ft, acres, ft) is rounded (B 4), so switching changes nothing. */
export function toShown(value: number, measure: Measure, units: UnitSystem): number {
  return roundTo(units === 'imperial' ? value : inMetric(value, measure), MEASURES[measure].decimals)
}

function inMetric(value: number, measure: Measure): number {
  if (measure === 'height') return convertLength(value, MEASURES.height.imperial, MEASURES.height.metric)
  return convertArea(value, MEASURES[measure].imperial, MEASURES[measure].metric)
}

/** The unit beside a value: 'sq ft', 'acres', 'ft', or 'sq m', 'hectares', 'm'. */
export function unitLabel(measure: Measure, units: UnitSystem, words = t): string {
  return words.known(MEASURES[measure][units])
}

/** A kept measure with its unit, thousands separated: '1,200 sq ft', '111 sq m', '2.5 acres', '3.05 m' (B 2.4, B 4). */
export function formatMeasure(value: number, measure: Measure, units: UnitSystem, words = t): string {
  const format = numberFormat('en-US', { maximumFractionDigits: MEASURES[measure].decimals })
  return `${format.format(toShown(value, measure, units))} ${unitLabel(measure, units, words)}`
}

export function formatArea(squareFeet: number, units: UnitSystem, words = t): string {
  return formatMeasure(squareFeet, 'size', units, words)
}

/** An acre or a hectare in the unit that smaller lots are shown in. */
export const LARGE_LOT = { metric: 10_000, imperial: 43_560 } as const

/** Lot area in sq ft or sq m, from acres, as it is shown: whole, from an acre or a hectare on in hundredths of one. */
export function shownLot(acres: number, units: UnitSystem): number {
  const small = toShown(convertArea(acres, 'acres', 'sq ft'), 'size', units)
  return small < LARGE_LOT[units] ? small : toShown(acres, 'lot', units) * LARGE_LOT[units]
}

/** From acres: in square feet or square meters where it is smaller than an acre or a hectare. */
export function formatLot(acres: number, units: UnitSystem, words = t): string {
  if (shownLot(acres, units) < LARGE_LOT[units]) return formatArea(convertArea(acres, 'acres', 'sq ft'), units, words)
  return formatMeasure(acres, 'lot', units, words).replace(/^1 (acre|hectare)s$/, '1 $1')
}

export function formatHeight(feet: number, units: UnitSystem): string {
  return formatMeasure(feet, 'height', units)
}

export function formatLength(meters: number, units: UnitSystem): string {
  const [value, unit] =
    units === 'metric' ? [roundTo(meters, 1), 'm'] : [Math.round(convertLength(meters, 'm', 'ft')), 'ft']
  return `${numberFormat('en-US', {}).format(value)} ${unit}`
}

/** Price by the floor area as it is shown, rounded to whole money; 0 if no size (B 3.5). */
export function pricePerArea(price: number, squareFeet: number, units: UnitSystem): number {
  const shown = toShown(squareFeet, 'size', units)
  return shown > 0 ? Math.round(price / shown) : 0
}
