import { PasswordField } from '@/ui/password-field/password-field'
import { useWords } from '@/words/use-words'

export type Passwords = { password: string; confirmation: string }

type PasswordPairProps = {
  /** Whether it replaces an older password. */
  replaces?: boolean
  passwords: Passwords
  errors: Partial<Passwords>
  onChange: (field: keyof Passwords, typed: string) => void
}

export function PasswordPair({ replaces, passwords, errors, onChange }: PasswordPairProps) {
  const t = useWords()
  return (
    <>
      <PasswordField
        label={replaces ? t('New password') : t('Password')}
        name="password"
        autoComplete="new-password"
        hint={t('At least 8 characters, with an uppercase letter, a lowercase letter and a number.')}
        value={passwords.password}
        error={errors.password}
        onChange={(event) => onChange('password', event.target.value)}
      />
      <PasswordField
        label={replaces ? t('Confirm new password') : t('Confirm password')}
        name="password_confirmation"
        autoComplete="new-password"
        value={passwords.confirmation}
        error={errors.confirmation}
        onChange={(event) => onChange('confirmation', event.target.value)}
      />
    </>
  )
}
