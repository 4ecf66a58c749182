import { newPasswordError } from '@/domain/passwords'
import { citiesOf, regionsOf, type Place } from './places'

export type RegistrationForm = { place: Place; email: string; password: string; confirmation: string; terms: boolean }
export type RegistrationErrors = Partial<
  Record<'region' | 'city' | 'email' | 'password' | 'confirmation' | 'terms', string>
>

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** What keeps a code from being sent to that address (A 5); null when nothing does. */
export function addressError(email: string): string | null {
  if (email.trim() === '') return 'Please enter an email address first'
  return ADDRESS.test(email.trim()) ? null : 'Please enter a valid email address'
}

/** What keeps the registration from being sent, by field, in the order of the form (A 5, readings.md). */
export function registrationErrors(form: RegistrationForm, verified: boolean): RegistrationErrors {
  const { place, password, confirmation, terms } = form
  const errors: RegistrationErrors = {}
  if (place.region === '' && regionsOf(place.country).length > 0) errors.region = 'Please choose a region'
  if (place.city === '' && citiesOf(place).length > 0) errors.city = 'Please choose a city'
  if (!verified) errors.email = 'Please verify your email first'
  const weak = password === '' ? 'Please enter a password' : newPasswordError(password)
  if (weak !== null) errors.password = weak
  if (confirmation !== password) errors.confirmation = 'Passwords do not match'
  if (!terms) errors.terms = 'Please accept the terms'
  return errors
}
