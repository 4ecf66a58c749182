import type { UnitSystem } from '@/domain/units'
import { storedValue } from './stored-value'

/** `unitSystem`: the bare name (an addition); imperial until somebody chooses (B 4). A search address that names units wins. */
export const useUnitSystem = storedValue<UnitSystem>({
  key: 'unitSystem',
  read: (text) => (text === 'metric' ? 'metric' : 'imperial'),
  write: (units) => units,
})
