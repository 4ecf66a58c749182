import { Checkbox } from '@/ui/checkbox/checkbox'
import { PasswordField } from '@/ui/password-field/password-field'
import { changeDrafts, useAuthDrafts } from '../auth-drafts'
import type { RegistrationErrors, RegistrationField } from './registration-errors'

export type Passwords = { password: string; confirmation: string }

type PasswordStepProps = {
  passwords: Passwords
  onChange: (changes: Partial<Passwords>) => void
  errors: RegistrationErrors
  edited: (...fields: RegistrationField[]) => void
}

export function PasswordStep({ passwords, onChange, errors, edited }: PasswordStepProps) {
  const terms = useAuthDrafts((state) => state.terms)
  return (
    <>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        value={passwords.password}
        error={errors.password}
        onChange={(event) => {
          onChange({ password: event.target.value })
          edited('password', 'confirmation')
        }}
      />
      <PasswordField
        label="Confirm password"
        name="password_confirmation"
        autoComplete="new-password"
        value={passwords.confirmation}
        error={errors.confirmation}
        onChange={(event) => {
          onChange({ confirmation: event.target.value })
          edited('confirmation')
        }}
      />
      <Checkbox
        label="I accept the terms of use and the privacy notice"
        checked={terms}
        error={errors.terms}
        onCheckedChange={(accepted) => {
          changeDrafts({ terms: accepted })
          edited('terms')
        }}
      />
    </>
  )
}
