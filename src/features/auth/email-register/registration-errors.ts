import { nameError, type Names } from '@/domain/people/names'
import { newPasswordError } from '@/domain/people/passwords'
import type { EmailStep } from '../kept-drafts'
import { citiesOf, regionsOf, type Place } from './places'
import { t } from '@/words/words'

export type RegistrationForm = {
  names: Names
  place: Place
  emailStep: EmailStep
  password: string
  confirmation: string
  terms: boolean
}
export type RegistrationField =
  | keyof Names
  | 'country'
  | 'region'
  | 'city'
  | 'email'
  | 'code'
  | 'password'
  | 'confirmation'
  | 'terms'
export type RegistrationErrors = Partial<Record<RegistrationField, string>>

/** What is wrong with the names; a blank one is made from the address (A 5). */
function nameErrors(names: Names): RegistrationErrors {
  const errors: RegistrationErrors = {}
  for (const field of ['first_name', 'last_name'] as const) {
    const wrong = names[field].trim() === '' ? null : nameError(names[field])
    if (wrong !== null) errors[field] = wrong
  }
  return errors
}

/** The parts of the place that are not chosen yet, where there is a choice (A 5). */
export function placeErrors(place: Place): RegistrationErrors {
  if (place.region === '' && regionsOf(place.country).length > 0) return { region: t('Please choose a region') }
  if (place.city === '' && citiesOf(place).length > 0) return { city: t('Please choose a city') }
  return {}
}

/** Why the registration cannot be sent, by field (A 5). Later steps are checked only after the address is verified. */
export function registrationErrors({ names, place, emailStep, ...rest }: RegistrationForm): RegistrationErrors {
  const errors = { ...nameErrors(names), ...placeErrors(place) }
  if (emailStep !== 'verified') {
    return { ...errors, [emailStep === 'sent' ? 'code' : 'email']: t('Please verify your email first') }
  }
  const weak = rest.password === '' ? t('Please enter a password') : newPasswordError(rest.password)
  if (weak !== null) errors.password = weak
  if (rest.confirmation !== rest.password) errors.confirmation = t('Passwords do not match')
  if (!rest.terms) errors.terms = t('Please accept the terms')
  return errors
}
