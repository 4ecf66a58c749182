import { ApiError, ContractError } from '@/api/errors'
import type { RegistrationErrors, RegistrationField } from './registration-errors'
import { t } from '@/words/words'

export type RegistrationProblem = { text: string; fields: RegistrationErrors; hasAccount: boolean }

const TAKEN = 'This email address is already registered. Please use a different email or try logging in.'
const HAS_ACCOUNT = 'This email already has an account.'
const UNREADABLE = 'Registration failed: Server returned an invalid response. Please try again.'

const SHOWN_AT: Record<string, RegistrationField> = {
  first_name: 'first_name',
  last_name: 'last_name',
  email: 'email',
  password: 'password',
  password_confirmation: 'confirmation',
  accepted_terms: 'terms',
  country: 'country',
  region: 'region',
  city: 'city',
}

/** The documented text of a failed registration (A 8). */
export function registrationFailure(error: unknown): string {
  if (error instanceof ContractError) return t(UNREADABLE)
  if (!(error instanceof ApiError)) return t('Registration failed. Please try again.')
  if (hasAccount(error)) return t(TAKEN)
  const said = Object.entries(error.fields)
  if (error.status === 422 && said.length > 0) {
    return [t('Registration failed:'), ...said.map(([field, messages]) => bullet(field, messages))].join('\n')
  }
  return t('Registration failed: {message}', { message: error.said ?? t('Unknown error') })
}

/** Whether the address is taken and nothing else is wrong: only then its documented text is shown. */
export function hasAccount(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const said = Object.entries(error.fields)
  const onlyTaken = said.every(([field, messages]) => field === 'email' && messages.every(saysUnique))
  if (error.status === 422 && said.length > 0 && !onlyTaken) return false
  return saysUnique(error.message) || (said.length > 0 && onlyTaken)
}

export function registrationFieldErrors(error: unknown): RegistrationErrors {
  if (!(error instanceof ApiError)) return {}
  const shown = Object.entries(error.fields).flatMap(([name, messages]) => {
    const field = SHOWN_AT[name]
    if (!field) return []
    return [[field, messages.map((said) => (field === 'email' && saysUnique(said) ? t(HAS_ACCOUNT) : said)).join(' ')]]
  })
  return Object.fromEntries(shown)
}

function bullet(field: string, messages: string[]): string {
  return `• ${field.replaceAll('_', ' ')}: ${messages.join(' ')}`
}

function saysUnique(message: string): boolean {
  return /unique/i.test(message)
}
