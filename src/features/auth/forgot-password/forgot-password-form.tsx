import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
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
import { useWords } from '@/words/use-words'

type Errors = NewPasswordErrors & { email?: string }
type ForgotPasswordFormProps = { onBack: () => void; onChanged: (email: string) => void }

/** A code by e-mail, then a new password (A 2). Does not show whether an address has an account. */
export function ForgotPasswordForm({ onBack, onChanged }: ForgotPasswordFormProps) {
  const t = useWords()
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
        <h3 className="text-[0.9375rem]">{t('Reset your password')}</h3>
        <p className="mt-1 text-[0.8125rem] text-pretty text-ink-muted">
          {t('We send a 6-digit code to your email address. Use it to choose a new password.')}
        </p>
      </div>
      <FormAlert text={problem?.text ?? null} takesFocus />
      <Addition of="requestPasswordReset" otherwise={<NotOffered instead={t('Please write to our support.')} />}>
        <TextField
          data-start
          label={t('Email')}
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
          {sends === 1
            ? t('If {email} has an account, a code is on its way to it. It is valid for 10 minutes.', { email })
            : null}
          {sends === 2
            ? t('If {email} has an account, a new code is on its way to it. The previous one no longer works.', {
                email,
              })
            : null}
          {sends > 2
            ? t(
                'If {email} has an account, another new code (number {n}) is on its way to it. The previous one no longer works.',
                { email, n: sends },
              )
            : null}
        </p>
        {sent ? (
          <>
            <LinkButton disabled={busy !== null} onClick={() => void sendCode()}>
              {t('Send the code again')}
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
          {sent ? t('Change password') : t('Send code')}
        </Button>
      </Addition>
      <Button variant="quiet" wide onClick={onBack}>
        {t('Back to log in')}
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
        replaces
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
