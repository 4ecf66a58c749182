import type { CategoryId } from '../listing/taxonomy'
import type { UnitSystem } from '../units/units'

/** What is searched for: `all` only after clearing the filters (B 4). */
export type SearchMode = 'sale' | 'rent' | 'all'

/** Both included; a maximum of null limits nothing, a number always does (B 5). Crossed bounds match nothing. */
export type Range = readonly [min: number, max: number | null]

/** The range that limits nothing: by default, and after a change of mode (B 4, B 9). */
export const OPEN_RANGE: Range = [0, null]

export type Slider = { max: number; step: number }

const PRICE_SLIDERS: Record<CategoryId, { sale: Slider; rent: Slider }> = {
  residential: { sale: { max: 5_000_000, step: 50_000 }, rent: { max: 50_000, step: 500 } },
  commercial: { sale: { max: 10_000_000, step: 100_000 }, rent: { max: 100_000, step: 1_000 } },
  industrial: { sale: { max: 20_000_000, step: 200_000 }, rent: { max: 200_000, step: 2_000 } },
  land: { sale: { max: 10_000_000, step: 50_000 }, rent: { max: 10_000_000, step: 50_000 } },
  special: { sale: { max: 15_000_000, step: 100_000 }, rent: { max: 15_000_000, step: 100_000 } },
  investment: { sale: { max: 5_000_000, step: 50_000 }, rent: { max: 5_000_000, step: 50_000 } },
}

/** In pesos (B 9). Mode `all` slides like sale; category `all` like residential. */
export function priceSlider(category: CategoryId | 'all', mode: SearchMode): Slider {
  return PRICE_SLIDERS[category === 'all' ? 'residential' : category][mode === 'rent' ? 'rent' : 'sale']
}

const BY_MONTH = 0.01

export function monthSlider(category: CategoryId | 'all'): Slider {
  const { max, step } = priceSlider(category, 'sale')
  return { max: max * BY_MONTH, step: step * BY_MONTH }
}

/** The size slider in the shown unit (B 9). */
export const SIZE_SLIDERS: Record<UnitSystem, Slider> = {
  imperial: { max: 10_000, step: 100 },
  metric: { max: 1_000, step: 10 },
}

const SQUARE_METERS = [0, 50, 80, 100, 120, 150, 200, 250, 300, 400, 500, 600, 800, 1_000, 1_500, 2_000, 3_000, 5_000]
const SQUARE_FEET = [
  0, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000, 15_000, 20_000, 30_000,
]
const HECTARES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]
const ACRES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000]

/** Up to 1,000 hectares or 2,000 acres (B 9). Steps of one hectare would leave the lots of homes a pixel. */
export const LOT_STOPS: Record<UnitSystem, readonly number[]> = {
  imperial: [...SQUARE_FEET, ...ACRES.map((acres) => acres * 43_560)],
  metric: [...SQUARE_METERS, ...HECTARES.map((hectares) => hectares * 10_000)],
}
