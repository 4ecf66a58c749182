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

/** What of the place still is to be chosen, as far as there is something to choose (A 5). */
export function placeErrors(place: Place): RegistrationErrors {
  if (place.region === '' && regionsOf(place.country).length > 0) return { region: 'Please choose a region' }
  if (place.city === '' && citiesOf(place).length > 0) return { city: 'Please choose a city' }
  return {}
}

/**
 * What keeps the registration from being sent, by field (A 5). As the form goes step by step, so does this: what
 * comes after the verified address is not asked for before it.
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
