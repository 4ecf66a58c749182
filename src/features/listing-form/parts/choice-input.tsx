import type { ListingField, ListingFormValues } from '@/domain/listing-form/form'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { useListingField } from '../use-listing-field'

type ChoiceName = {
  [Name in ListingField]: ListingFormValues[Name] extends string ? Name : never
}[ListingField]

type Props<Name extends ChoiceName> = {
  name: Name
  legend: string
  options: readonly { value: Exclude<ListingFormValues[Name], ''>; label: string }[]
  className?: string
}

/** A segmented choice for an enum field. */
export function ChoiceInput<Name extends ChoiceName>({ name, legend, options, className }: Props<Name>) {
  const { id, value, error, change } = useListingField(name)
  return (
    <RadioChips<string>
      id={id}
      legend={legend}
      options={options}
      value={value === '' ? null : value}
      error={error}
      onValueChange={(next) => change(next as ListingFormValues[Name])}
      className={className}
    />
  )
}
