import { PasswordField } from '@/ui/password-field/password-field'

export type Passwords = { password: string; confirmation: string }

type PasswordPairProps = {
  label: 'Password' | 'New password'
  passwords: Passwords
  errors: Partial<Passwords>
  onChange: (field: keyof Passwords, typed: string) => void
}

export function PasswordPair({ label, passwords, errors, onChange }: PasswordPairProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        value={passwords.password}
        error={errors.password}
        onChange={(event) => onChange('password', event.target.value)}
      />
      <PasswordField
        label={`Confirm ${label.toLowerCase()}`}
        name="password_confirmation"
        autoComplete="new-password"
        value={passwords.confirmation}
        error={errors.confirmation}
        onChange={(event) => onChange('confirmation', event.target.value)}
      />
    </>
  )
}
