import type { UnitSystem } from '@/domain/units/units'
import { IN_FEET } from './storage/rendered-for'
import { readText, storedValue } from './storage/stored-value'

/** The system of a browser's region: metric but for the few that measure in feet, and where no region can be told. */
export function regionalUnits(language: string | undefined): UnitSystem {
  try {
    const region = language && new Intl.Locale(language).maximize().region
    return region && !IN_FEET.includes(region) ? 'metric' : 'imperial'
  } catch {
    return 'imperial'
  }
}

/** `unitSystem`: the bare name (an addition); the region's until one is chosen (B 4). A search URL wins. */
export const useUnitSystem = storedValue<UnitSystem>({
  key: 'unitSystem',
  read: (text) => (text === 'metric' || text === 'imperial' ? text : regionalUnits(globalThis.navigator?.language)),
  write: (units) => units,
  rendered: 'metric',
})

/** The system in which a page is rendered at build time, and in which React takes it over. */
export function renderInUnits(units: UnitSystem): void {
  useUnitSystem.getInitialState().value = units
}

/** The chosen system, else metric: homes and lots here are sold by the square meter. */
export const measuredUnits = (): UnitSystem =>
  readText('unitSystem') === null ? 'metric' : useUnitSystem.getState().value
export const useMeasuredUnits = () => useUnitSystem(measuredUnits)
