import { measureText, measureUnit } from '@/domain/listing-form/form-numbers'
import type { MeasureField } from '@/domain/listing-form/form'
import { useMeasuredUnits } from '@/session/units'
import { useGrouping } from '@/ui/number-field/use-grouping'
import { TextField, type TextFieldProps } from '@/ui/text-field/text-field'
import { useListingField } from '../use-listing-field'

type Props = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'id' | 'suffix'> & {
  name: MeasureField
}

/** A size in the user's units. Switching units converts the display, not the value. */
export function MeasureInput({ name, ...rest }: Props) {
  const units = useMeasuredUnits()
  const { id, value, error, change, leave } = useListingField(name)
  const shown = measureText(name, value, units)
  const { input, type } = useGrouping(shown, (text) => change({ text, units }))
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      inputClassName="figures"
      {...rest}
      ref={input}
      id={id}
      suffix={measureUnit(name, units)}
      value={shown}
      error={error}
      onChange={type}
      onBlur={leave}
    />
  )
}
