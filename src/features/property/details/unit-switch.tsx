import { useUnitSystem } from '@/session/units'
import { Segmented } from '@/ui/segmented/segmented'

/** Square feet or square meters, for the whole product (B 4). */
export function UnitSwitch() {
  const { value, set } = useUnitSystem()
  return (
    <Segmented
      label="Units"
      options={[
        { value: 'metric', label: 'sq m' },
        { value: 'imperial', label: 'sq ft' },
      ]}
      value={value}
      onValueChange={set}
    />
  )
}
