import type { FieldOf } from '@/domain/listing/field-kinds'
import { TextField, type TextFieldProps } from '@/ui/text-field/text-field'
import { useListingField } from '../use-listing-field'

type TextName = Exclude<FieldOf<'text'>, 'description'>
type Props = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'id'> & { name: TextName }

export function TextInput({ name, ...rest }: Props) {
  const { id, value, error, change, leave } = useListingField(name)
  return (
    <TextField
      {...rest}
      id={id}
      value={value}
      error={error}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
    />
  )
}
