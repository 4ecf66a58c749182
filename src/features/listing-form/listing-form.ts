import { useMemo } from 'react'
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form'
import { checkListingForm, inFormOrder, pinOf, type ListingProblems } from '@/domain/listing-form/form-check'
import type { ListingFormValues } from '@/domain/listing-form/form'
import type { ListingField } from '@/domain/listing/field-kinds'
import type { Surface, MapTools } from './map-tools'
import { t, type Label } from '@/words/words'

export type ListingForm = UseFormReturn<ListingFormValues>

const AT_SEA: Partial<Record<Surface, Label>> = {
  sea: 'This place is in the sea. Put the pin on land.',
  river: 'This place is in a river. Put the pin on land.',
}

/** Why a pin cannot be there; undefined on land, or where our map has no data. */
export async function pinProblem(surfaceAt: MapTools['surfaceAt'], lat: number, lng: number) {
  const wrong = AT_SEA[await surfaceAt(lat, lng)]
  return wrong && t(wrong)
}

/** Errors appear on submit and on leaving a changed field, and clear on editing the field (A 5). */
export function useListingForm(initial: ListingFormValues, surfaceAt: MapTools['surfaceAt']): ListingForm {
  const resolver = useMemo<Resolver<ListingFormValues>>(
    () => async (values) => {
      const problems = checkListingForm(values)
      const pin = pinOf(values)
      const wrong = pin && !problems.lat && !problems.lng ? await pinProblem(surfaceAt, pin.lat, pin.lng) : undefined
      if (wrong) problems.lat = wrong
      const errors = toErrors(inFormOrder(problems))
      return Object.keys(problems).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
    [surfaceAt],
  )
  return useForm<ListingFormValues>({
    defaultValues: initial,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The error summary takes the focus.
    shouldFocusError: false,
  })
}

function toErrors(problems: ListingProblems): FieldErrors<ListingFormValues> {
  const entries = Object.entries(problems).map(([field, message]) => [field, { type: 'rule', message }])
  return Object.fromEntries(entries)
}

export function problemsIn(errors: FieldErrors<ListingFormValues>): [ListingField, string][] {
  const problems: ListingProblems = {}
  for (const [field, error] of Object.entries(errors)) {
    const message = error && 'message' in error ? error.message : undefined
    if (typeof message === 'string' && message !== '') problems[field as ListingField] = message
  }
  return Object.entries(inFormOrder(problems)) as [ListingField, string][]
}

export function fieldId(field: ListingField): string {
  return `listing-${field}`
}

export function goToField(field: ListingField): void {
  const element = document.getElementById(fieldId(field))
  if (!element) return
  const inside =
    element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>('input, button')
  const target = element.matches('input, textarea, button, select') ? element : (inside ?? element)
  const fold = element.closest('details')
  if (fold) fold.open = true
  element.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}
