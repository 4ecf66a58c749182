import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { newCode } from '@/domain/people/sent-codes'
import { passwordChangeErrors } from '@/domain/people/passwords'
import { Addition, NotOffered } from '@/listing/additions/addition'
import { Button } from '@/ui/button/button'
import { LinkButton } from '@/ui/button/link-button'
import { CodeField } from '@/ui/code-field/code-field'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { TextField } from '@/ui/text-field/text-field'
import { changeDrafts, useAuthDrafts } from '../auth-drafts'
import { addressError, codeError } from '../email-code/code-errors'
import { DemoOutboxNote } from '../email-code/demo-outbox-note'
import { type Passwords, PasswordPair } from '../password-pair'
import { useStartFocus } from '../use-start-focus'
import { usePasswordReset } from './use-password-reset'

type Errors = NewPasswordErrors & { email?: string }
type ForgotPasswordFormProps = { onBack: () => void; onChanged: (email: string) => void }

/** A code by e-mail, then a new password (A 2). Does not show whether an address has an account. */
export function ForgotPasswordForm({ onBack, onChanged }: ForgotPasswordFormProps) {
  const { recoveryEmail: typed, recoverySends: sends, recoveryCode: code } = useAuthDrafts()
  const sent = sends > 0
  const email = typed.trim()
  const [next, setNext] = useState<Passwords>({ password: '', confirmation: '' })
  const [errors, setErrors] = useState<Errors>({})
  const { busy, problem, dismiss, send, reset } = usePasswordReset()
  const form = useStartFocus<HTMLFormElement>()

  const before = useRef(sent)
  useEffect(() => {
    if (!before.current && sent) form.current?.querySelector<HTMLElement>('[name=verification_code]')?.focus()
    before.current = sent
  }, [sent, form])

  const complain = (found: Errors) => {
    flushSync(() => setErrors(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  const edited = (field: keyof Errors) => {
    dismiss()
    setErrors(({ [field]: _, ...rest }) => rest)
  }
  const sendCode = async () => {
    const wrong = addressError(email)
    if (wrong) return complain({ email: wrong })
    setErrors({})
    await send(email)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!sent) return sendCode()
    const wrong = passwordChangeErrors({ current: '-', next: next.password, confirm: next.confirmation })
    const found: Errors = {
      ...(codeError(code) ? { code: codeError(code)! } : {}),
      ...(wrong.next ? { password: wrong.next } : {}),
      ...(wrong.confirm ? { confirmation: wrong.confirm } : {}),
    }
    if (Object.keys(found).length > 0) return complain(found)
    setErrors({})
    if (await reset({ email, code, ...next })) onChanged(email)
  }
  const said = problem?.fields ?? {}

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-4 pb-2">
      <div>
        <h3 className="text-[0.9375rem]">Reset your password</h3>
        <p className="mt-1 text-[0.8125rem] text-pretty text-ink-muted">
          We send a 6-digit code to your email address. With it you choose a new password.
        </p>
      </div>
      <FormAlert text={problem?.text ?? null} takesFocus />
      <Addition of="requestPasswordReset" otherwise={<NotOffered instead="Please write to our support." />}>
        <TextField
          data-start
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          value={typed}
          error={errors.email ?? said.email?.[0]}
          onChange={(event) => {
            changeDrafts({ recoveryEmail: event.target.value, recoverySends: 0, recoveryCode: '' })
            edited('email')
          }}
        />
        <p role="status" className="text-[0.8125rem] text-pretty wrap-anywhere text-ink-muted empty:hidden">
          {sends === 1 ? `If ${email} has an account, a code is on its way to it. It is valid for 10 minutes.` : null}
          {sends > 1
            ? `We sent ${newCode(sends)}, if ${email} has an account. The one before does not work any more.`
            : null}
        </p>
        {sent ? (
          <>
            <LinkButton disabled={busy !== null} onClick={() => void sendCode()}>
              Send the code again
            </LinkButton>
            <NewPasswordFields
              {...{ email, next, code, edited }}
              errors={{
                code: errors.code ?? said.verification_code?.[0],
                password: errors.password ?? said.password?.[0],
                confirmation: errors.confirmation ?? said.password_confirmation?.[0],
              }}
              onChange={(changes) => setNext((now) => ({ ...now, ...changes }))}
            />
          </>
        ) : null}
        <Button type="submit" size="large" wide busy={busy !== null}>
          {sent ? 'Change password' : 'Send code'}
        </Button>
      </Addition>
      <Button variant="quiet" wide onClick={onBack}>
        Back to log in
      </Button>
    </form>
  )
}

type NewPasswordErrors = Partial<Passwords> & { code?: string }

type NewPasswordFieldsProps = {
  email: string
  code: string
  next: Passwords
  errors: NewPasswordErrors
  onChange: (changes: Partial<Passwords>) => void
  edited: (field: keyof NewPasswordErrors) => void
}

/** The code from the message and the new password, twice. */
function NewPasswordFields({ email, code, next, errors, onChange, edited }: NewPasswordFieldsProps) {
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
