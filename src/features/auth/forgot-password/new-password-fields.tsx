import { CodeField } from '@/ui/code-field/code-field'
import { changeDrafts } from '../auth-drafts'
import { DemoOutboxNote } from '../email-code/demo-outbox-note'
import { PasswordPair, type Passwords } from '../password-pair'

export type NewPasswordErrors = Partial<Passwords> & { code?: string }

type NewPasswordFieldsProps = {
  email: string
  code: string
  next: Passwords
  errors: NewPasswordErrors
  onChange: (changes: Partial<Passwords>) => void
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
      <PasswordPair
        label="New password"
        passwords={next}
        errors={errors}
        onChange={(field, typed) => {
          onChange({ [field]: typed })
          edited(field)
        }}
      />
    </>
  )
}
