import { useMemo } from 'react'
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form'
import { checkListingForm, inFormOrder, pinOf, type ListingProblems } from '@/domain/listing-form-check'
import type { ListingField, ListingFormValues } from '@/domain/listing-form'
import type { Ground, MapTools } from './map-tools'

/** The form of a listing, as all its sections read it from the context. */
export type ListingForm = UseFormReturn<ListingFormValues>

const AT_SEA: Partial<Record<Ground, string>> = {
  sea: 'This place is in the sea. Put the pin on land.',
  river: 'This place is in a river. Put the pin on land.',
}

/** What is wrong with a place for a pin; undefined when it is dry land, or somewhere we have no map of. */
export async function pinProblem(groundAt: MapTools['groundAt'], lat: number, lng: number) {
  return AT_SEA[await groundAt(lat, lng)]
}

/**
 * The form with its rules. Errors appear on submit and on leaving a changed field, and clear when the field is edited (A 5);
 * `useListingField` sees to the latter two.
 */
export function useListingForm(initial: ListingFormValues, groundAt: MapTools['groundAt']): ListingForm {
  const resolver = useMemo<Resolver<ListingFormValues>>(
    () => async (values) => {
      const problems = checkListingForm(values)
      const pin = pinOf(values)
      const wrong = pin && !problems.lat && !problems.lng ? await pinProblem(groundAt, pin.lat, pin.lng) : undefined
      if (wrong) problems.lat = wrong
      const errors = toErrors(inFormOrder(problems))
      return Object.keys(problems).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
    [groundAt],
  )
  return useForm<ListingFormValues>({
    defaultValues: initial,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The error summary takes the focus and leads on to the fields.
    shouldFocusError: false,
  })
}

function toErrors(problems: ListingProblems): FieldErrors<ListingFormValues> {
  const entries = Object.entries(problems).map(([field, message]) => [field, { type: 'rule', message }])
  return Object.fromEntries(entries)
}

/** The messages by field, in the order of the form. */
export function problemsIn(errors: FieldErrors<ListingFormValues>): [ListingField, string][] {
  const problems: ListingProblems = {}
  for (const [field, error] of Object.entries(errors)) {
    const message = error && 'message' in error ? error.message : undefined
    if (typeof message === 'string' && message !== '') problems[field as ListingField] = message
  }
  return Object.entries(inFormOrder(problems)) as [ListingField, string][]
}

/** The id of a field's control, for labels and for links to it. */
export function fieldId(field: ListingField): string {
  return `listing-${field}`
}

/** Brings a field into view and gives it the focus; of a group, its chosen member or the first. */
export function goToField(field: ListingField): void {
  const element = document.getElementById(fieldId(field))
  if (!element) return
  const inside =
    element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>('input, button')
  const target = element.matches('input, textarea, button, select') ? element : (inside ?? element)
  element.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}
