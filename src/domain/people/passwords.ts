import { PASSWORD_MIN_LENGTH, PASSWORD_UNCHANGED } from '@/contract/fields'
import { t, type Translate } from '@/words/words'

/** What a password is rated by, as the checklist shows it: five checks, one point each (A 5). */
export const PASSWORD_CHECKS = [
  {
    id: 'length',
    label: 'At least 8 characters',
    test: (password: string) => password.length >= PASSWORD_MIN_LENGTH,
  },
  { id: 'lowercase', label: 'One lowercase letter', test: (password: string) => /[a-z]/.test(password) },
  { id: 'uppercase', label: 'One uppercase letter', test: (password: string) => /[A-Z]/.test(password) },
  { id: 'digit', label: 'One number', test: (password: string) => /\d/.test(password) },
  { id: 'special', label: 'One special character', test: (password: string) => /[^A-Za-z0-9\s]/.test(password) },
] as const

const LABELS = ['Very Weak', 'Weak', 'Fair', 'Good', 'Strong'] as const

export type StrengthLabel = (typeof LABELS)[number]

/** A password's strength (A 5): points from 0 to 5 and their label; 0 and 1 are both 'Very Weak'. */
export function passwordStrength(password: string): { score: number; label: StrengthLabel } {
  const score = PASSWORD_CHECKS.filter(({ test }) => test(password)).length
  return { score, label: LABELS[Math.max(0, score - 1)] ?? 'Strong' }
}

/** The documented complaint, or null: required, length, then lowercase, uppercase and digit (A 5). */
export function newPasswordError(password: string, words: Translate = t): string | null {
  if (password === '') return words('New password is required')
  if (password.length < PASSWORD_MIN_LENGTH)
    return words('Password must be at least {n} characters long', { n: PASSWORD_MIN_LENGTH })
  const mixed = /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)
  return mixed ? null : words('Password must contain uppercase, lowercase, and number')
}

export type PasswordChange = { current: string; next: string; confirm: string }

/** The complaints of the Change password form by field, in the documented words (A 5); empty when it may be sent. */
export function passwordChangeErrors(form: PasswordChange): Partial<Record<keyof PasswordChange, string>> {
  const errors: Partial<Record<keyof PasswordChange, string>> = {}
  if (form.current === '') errors.current = t('Current password is required')
  const next = newPasswordError(form.next)
  if (next !== null) errors.next = next
  else if (form.next === form.current) errors.next = t(PASSWORD_UNCHANGED)
  if (form.confirm === '') errors.confirm = t('Please confirm your new password')
  else if (form.confirm !== form.next) errors.confirm = t('Passwords do not match')
  return errors
}
