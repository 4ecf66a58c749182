import type { ListingFormValues } from '@/domain/listing-form/form'
import type { FieldOf } from '@/domain/listing/field-kinds'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { useListingField } from '../use-listing-field'

type Props<Name extends FieldOf<'choice'>> = {
  name: Name
  legend: string
  options: readonly { value: Exclude<ListingFormValues[Name], ''>; label: string }[]
}

export function ChoiceInput<Name extends FieldOf<'choice'>>({ name, legend, options }: Props<Name>) {
  const { id, value, error, change } = useListingField(name)
  return (
    <RadioChips<string>
      id={id}
      legend={legend}
      options={options}
      value={value === '' ? null : value}
      error={error}
      onValueChange={(next) => change(next as ListingFormValues[Name])}
    />
  )
}
