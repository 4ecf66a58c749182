import { useController, useFormContext, useWatch } from 'react-hook-form'
import { fieldsFor } from '@/domain/listing-form/form-fields'
import type { ListingFormValues } from '@/domain/listing-form/form'
import type { ListingField } from '@/domain/listing/field-kinds'
import { fieldId } from './listing-form'

/** A field's value, error and handlers: `change` clears the error, `leave` checks a changed field. */
export function useListingField<Name extends ListingField>(name: Name) {
  const { clearErrors, trigger } = useFormContext<ListingFormValues>()
  const { field, fieldState } = useController<ListingFormValues, Name>({ name })
  const change = (value: ListingFormValues[Name]) => {
    field.onChange(value)
    // Both coordinates are one pin: what was wrong with it may be no longer.
    clearErrors(name === 'lat' || name === 'lng' ? ['lat', 'lng'] : name)
  }
  const leave = () => {
    field.onBlur()
    if (fieldState.isDirty) void trigger(name === 'lng' ? ['lat', 'lng'] : name)
  }
  return {
    id: fieldId(name),
    value: field.value as ListingFormValues[Name],
    error: fieldState.error?.message,
    change,
    leave,
  }
}

export function useFits(): ReadonlySet<ListingField> {
  const [category, listing_type, property_type, sale_stage] = useWatch<
    ListingFormValues,
    ['category', 'listing_type', 'property_type', 'sale_stage']
  >({ name: ['category', 'listing_type', 'property_type', 'sale_stage'] })
  return fieldsFor({ category, listing_type, property_type, sale_stage })
}
