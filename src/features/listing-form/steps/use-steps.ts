import { useState } from 'react'
import { flushSync } from 'react-dom'
import { FORM_STEPS, stepOf, type FormStep } from './form-steps'
import { FIELD_NAMES, type ListingField } from '@/domain/listing/field-kinds'
import { goToField } from '../listing-form'

const placeOf = (step: FormStep) => FORM_STEPS.findIndex(({ value }) => value === step)

/** The open step on phones, and how to reach fields in other steps. No effect where the form is one page. */
export function useSteps() {
  const [step, setStep] = useState<FormStep>('photos')
  const place = placeOf(step)
  const by = (difference: number) => {
    const next = FORM_STEPS[place + difference]
    if (next) setStep(next.value)
  }
  return {
    step,
    place,
    last: place === FORM_STEPS.length - 1,
    open: setStep,
    next: () => by(1),
    back: () => by(-1),
    openStepOf: (fields: readonly ListingField[]) => {
      const first = FIELD_NAMES.find((field) => fields.includes(field))
      if (first && !fields.some((field) => stepOf(field) === step)) setStep(stepOf(first))
    },
    goTo: (field: ListingField) => {
      flushSync(() => setStep(stepOf(field)))
      goToField(field)
    },
  }
}
