import type { CategoryId } from '../listing/taxonomy'
import { toKept, toShown, type UnitSystem } from '../units/units'

/** What is searched for: `all` only after clearing the filters (B 4). */
export type SearchMode = 'sale' | 'rent' | 'all'

/** Lowest and highest value, both included. */
export type Range = readonly [min: number, max: number]

/** A slider from 0 to `max`. */
export type Slider = { max: number; step: number }

const PRICE_SLIDERS: Record<CategoryId, { sale: Slider; rent: Slider }> = {
  residential: { sale: { max: 5_000_000, step: 50_000 }, rent: { max: 50_000, step: 500 } },
  commercial: { sale: { max: 10_000_000, step: 100_000 }, rent: { max: 100_000, step: 1_000 } },
  industrial: { sale: { max: 20_000_000, step: 200_000 }, rent: { max: 200_000, step: 2_000 } },
  land: { sale: { max: 10_000_000, step: 50_000 }, rent: { max: 10_000_000, step: 50_000 } },
  special: { sale: { max: 15_000_000, step: 100_000 }, rent: { max: 15_000_000, step: 100_000 } },
  investment: { sale: { max: 5_000_000, step: 50_000 }, rent: { max: 5_000_000, step: 50_000 } },
}

/** The price slider by category and mode, in pesos (B 9). Mode `all` slides like sale; category `all` like residential. */
export function priceSlider(category: CategoryId | 'all', mode: SearchMode): Slider {
  return PRICE_SLIDERS[category === 'all' ? 'residential' : category][mode === 'rent' ? 'rent' : 'sale']
}

/** Price range on entering a mode (B 4), in pesos. */
export const MODE_PRICE_RANGE = { sale: [0, 5_000_000], rent: [0, 1_000_000], all: [0, 5_000_000] } as const

/** Size range in square feet and lot range in acres by default (B 9). */
export const DEFAULT_SIZE_RANGE: Range = [0, 10_000]
export const DEFAULT_LOT_RANGE: Range = [0, 1_000_000]

/** The size slider in the shown unit (B 9). */
export const SIZE_SLIDERS: Record<UnitSystem, Slider> = {
  imperial: { max: 10_000, step: 100 },
  metric: { max: 1_000, step: 10 },
}

/** The lot slider in the shown unit (B 9). Its own default [0, 5] never applies: the search always holds a lot range. */
export const LOT_SLIDERS: Record<UnitSystem, Slider> = {
  imperial: { max: 2_000, step: 5 },
  metric: { max: 1_000, step: 1 },
}

/**
 * The price range that limits nothing: the documented one (B 4), opened up to the slider's end where the category's slider
 * reaches further, since a bound at the slider's end means unlimited (B 5).
 */
export function openPriceRange(category: CategoryId | 'all', mode: SearchMode): Range {
  return [0, Math.max(MODE_PRICE_RANGE[mode][1], priceSlider(category, mode).max)]
}

/**
 * The highest price that passes, in pesos: Infinity when the bound stands at the slider's end or was never moved
 * (B 5). A typed bound beyond the slider's end is a limit like any other.
 */
export function priceCeiling(max: number, category: CategoryId | 'all', mode: SearchMode): number {
  const open = max === priceSlider(category, mode).max || max === openPriceRange(category, mode)[1]
  return open ? Infinity : max
}

/** The largest size that passes, in square feet: Infinity at the slider's end. */
export function sizeCeiling(max: number): number {
  return max === DEFAULT_SIZE_RANGE[1] ? Infinity : max
}

/** The largest lot that passes, in acres: Infinity at the slider's end and for the documented default (B 9). */
export function lotCeiling(max: number): number {
  return max === DEFAULT_LOT_RANGE[1] || max === LOT_SLIDERS.imperial.max ? Infinity : max
}

type RangeMeasure = 'size' | 'lot'

const RANGES = {
  size: { sliders: SIZE_SLIDERS, open: DEFAULT_SIZE_RANGE[1], ceiling: sizeCeiling },
  lot: { sliders: LOT_SLIDERS, open: DEFAULT_LOT_RANGE[1], ceiling: lotCeiling },
} as const

/** A kept range as the unit system shows it: an unlimited bound stands at the slider's end in every unit (B 4). */
export function shownRange(range: Range, measure: RangeMeasure, units: UnitSystem): Range {
  const { sliders, ceiling } = RANGES[measure]
  const max = ceiling(range[1]) === Infinity ? sliders[units].max : toShown(range[1], measure, units)
  return [toShown(range[0], measure, units), max]
}

/** A range as set on the slider or typed, to be kept in sq ft or acres: the slider's end and null (empty) are unlimited. */
export function keptRange(min: number, max: number | null, measure: RangeMeasure, units: UnitSystem): Range {
  const { sliders, open } = RANGES[measure]
  return [toKept(min, measure, units), max === null || max === sliders[units].max ? open : toKept(max, measure, units)]
}
