import type { UnitSystem } from '@/domain/units/units'
import { storedValue } from './storage/stored-value'

/** `unitSystem`: the bare name (an addition); imperial by default (B 4). Units in a search URL win. */
export const useUnitSystem = storedValue<UnitSystem>({
  key: 'unitSystem',
  read: (text) => (text === 'metric' ? 'metric' : 'imperial'),
  write: (units) => units,
})
