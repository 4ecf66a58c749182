import { entryOf, FIELD_NAMES, type ListingField } from '@/domain/listing/field-kinds'
import { isPhField } from '@/domain/papers/ph'

/** The steps in which a phone asks for a new listing: the camera first, what it costs last. */
export const FORM_STEPS = [
  { value: 'photos', label: 'Photos' },
  { value: 'kind', label: 'The property' },
  { value: 'place', label: 'Place' },
  { value: 'details', label: 'Details' },
  { value: 'price', label: 'Title and price' },
] as const
export type FormStep = (typeof FORM_STEPS)[number]['value']

const PRICED: readonly ListingField[] = ['title', 'description', 'price', 'currency', 'hoa_fees']

export function stepOf(field: ListingField): FormStep {
  const { tab, kind, only } = entryOf(field)
  if (tab === 'media') return 'photos'
  if (tab === 'location') return 'place'
  if (PRICED.includes(field)) return 'price'
  return isPhField(field) || only === 'rent' || kind === 'list' ? 'details' : 'kind'
}

export function fieldsOfStep(step: FormStep): ListingField[] {
  return FIELD_NAMES.filter((field) => stepOf(field) === step)
}
