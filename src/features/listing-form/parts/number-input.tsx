import { NUMBER_RULES, tidyNumber, type NumberFieldName, type NumberRule } from '@/domain/listing-form/form-numbers'
import { useGrouping } from '@/ui/number-field/use-grouping'
import { TextField, type TextFieldProps } from '@/ui/text-field/text-field'
import { useListingField } from '../use-listing-field'

type Props = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'id'> & { name: NumberFieldName }

/** A number. Digits are grouped while typing; '4.2M' becomes 4,200,000 on leaving the field. */
export function NumberInput({ name, ...rest }: Props) {
  const { id, value, error, change, leave } = useListingField(name)
  const rule: NumberRule = NUMBER_RULES[name]
  const { input, type } = useGrouping(value, change, rule.money)
  return (
    <TextField
      inputMode={rule.step === 1 ? 'numeric' : 'decimal'}
      autoComplete="off"
      inputClassName="figures"
      {...rest}
      ref={input}
      id={id}
      value={value}
      error={error}
      onChange={type}
      onBlur={() => {
        const tidy = tidyNumber(value, rule)
        if (tidy !== value) change(tidy)
        leave()
      }}
    />
  )
}
