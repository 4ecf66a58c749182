import { newPasswordError } from '@/domain/people/passwords'
import type { EmailStep } from '../auth-drafts'
import { citiesOf, regionsOf, type Place } from './places'

export type RegistrationForm = {
  place: Place
  emailStep: EmailStep
  password: string
  confirmation: string
  terms: boolean
}
export type RegistrationField = 'country' | 'region' | 'city' | 'email' | 'code' | 'password' | 'confirmation' | 'terms'
export type RegistrationErrors = Partial<Record<RegistrationField, string>>

/** The parts of the place that are not chosen yet, where there is a choice (A 5). */
export function placeErrors(place: Place): RegistrationErrors {
  if (place.region === '' && regionsOf(place.country).length > 0) return { region: 'Please choose a region' }
  if (place.city === '' && citiesOf(place).length > 0) return { city: 'Please choose a city' }
  return {}
}

/**
 * Why the registration cannot be sent, by field (A 5). Fields of a later step are checked only after the address is verified.
 */
export function registrationErrors({ place, emailStep, ...rest }: RegistrationForm): RegistrationErrors {
  const errors = placeErrors(place)
  if (emailStep !== 'verified') {
    return { ...errors, [emailStep === 'sent' ? 'code' : 'email']: 'Please verify your email first' }
  }
  const weak = rest.password === '' ? 'Please enter a password' : newPasswordError(rest.password)
  if (weak !== null) errors.password = weak
  if (rest.confirmation !== rest.password) errors.confirmation = 'Passwords do not match'
  if (!rest.terms) errors.terms = 'Please accept the terms'
  return errors
}
