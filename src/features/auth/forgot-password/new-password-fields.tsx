import { PasswordField } from '@/ui/password-field/password-field'
import { changeDrafts } from '../auth-drafts'
import { CodeField } from '../email-code/code-field'
import { DemoOutboxNote } from '../email-code/demo-outbox-note'

export type NewPassword = { password: string; confirmation: string }
export type NewPasswordErrors = { code?: string; password?: string; confirmation?: string }

type NewPasswordFieldsProps = {
  email: string
  code: string
  next: NewPassword
  errors: NewPasswordErrors
  onChange: (changes: Partial<NewPassword>) => void
  edited: (field: keyof NewPasswordErrors) => void
}

/** The code from the message and the new password, twice. */
export function NewPasswordFields({ email, code, next, errors, onChange, edited }: NewPasswordFieldsProps) {
  const changeCode = (typed: string) => {
    changeDrafts({ recoveryCode: typed })
    edited('code')
  }
  return (
    <>
      <CodeField value={code} error={errors.code} onChange={changeCode} />
      {__MOCKED__ ? <DemoOutboxNote to={email} onUse={changeCode} /> : null}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        value={next.password}
        error={errors.password}
        onChange={(event) => {
          onChange({ password: event.target.value })
          edited('password')
        }}
      />
      <PasswordField
        label="Confirm new password"
        name="password_confirmation"
        autoComplete="new-password"
        value={next.confirmation}
        error={errors.confirmation}
        onChange={(event) => {
          onChange({ confirmation: event.target.value })
          edited('confirmation')
        }}
      />
    </>
  )
}
