import { useCallback, useEffect, useRef, useState, type FormEvent, useId, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useAuthDialog } from '@/session/auth-dialog'
import { Button } from '@/ui/button/button'
import { LinkButton } from '@/ui/button/link-button'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { TextField } from '@/ui/text-field/text-field'
import { changeDrafts, unverify, useAuthDrafts, changeNames } from '../auth-drafts'
import { EmailStep } from './email-step'
import type { Passwords } from '../password-pair'
import { PasswordStep } from './password-step'
import { PlaceFields } from './place-fields'
import { placeErrors, registrationErrors, type RegistrationErrors, type RegistrationField } from './registration-errors'
import type { RegistrationProblem } from './registration-failure'
import { useRegister } from './use-register'
import { useWords } from '@/words/use-words'

export function EmailRegisterPanel() {
  const t = useWords()
  const open = useAuthDialog((state) => state.open)
  const { names, place, email, emailStep, terms } = useAuthDrafts()
  const [passwords, setPasswords] = useState<Passwords>({ password: '', confirmation: '' })
  const [errors, setErrors] = useState<RegistrationErrors>({})
  const [failure, setFailure] = useState<RegistrationProblem | null>(null)
  const { signUp, busy } = useRegister()
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(emailStep)

  useEffect(() => {
    if (before.current === 'sent' && emailStep === 'verified') {
      form.current?.querySelector<HTMLElement>('[name=password]')?.focus()
    }
    before.current = emailStep
  }, [emailStep])

  const complain = (found: RegistrationErrors) => {
    flushSync(() => setErrors(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  // It and what it leaves alone stay the same, so that typing does not render the lists of places again.
  const edited = useCallback((...fields: RegistrationField[]) => {
    setErrors((shown) => {
      const left = Object.entries(shown).filter(([field]) => !fields.some((one) => one === field))
      return left.length === Object.keys(shown).length ? shown : Object.fromEntries(left)
    })
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    const found = registrationErrors({ names, place, emailStep, ...passwords, terms })
    if (Object.keys(found).length > 0) return complain(found)
    setErrors({})
    const problem = await signUp({ names, place, email, ...passwords })
    if (!problem) return
    setFailure(problem)
    setErrors(problem.fields)
    // A refused address has to be changed or verified again.
    if (problem.fields.email) unverify()
  }
  const placeChosen = Object.keys(placeErrors(place)).length === 0

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-6 pb-2">
      <FormAlert text={failure?.text ?? null} takesFocus />
      {failure?.hasAccount ? (
        <LinkButton
          onClick={() => {
            changeDrafts({ identifier: email.trim(), recovering: false })
            open('email-login')
          }}
        >
          {t('Log in with {email}', { email: email.trim() })}
        </LinkButton>
      ) : null}
      <ol className="space-y-6">
        <Step number={1} title={t('Your name')}>
          <NameFields errors={errors} edited={edited} />
        </Step>
        <Step number={2} title={t('Where you live')}>
          <PlaceFields errors={errors} edited={edited} />
        </Step>
        <Step number={3} title={t('Your email')}>
          {placeChosen ? (
            <EmailStep {...{ errors, complain, edited }} />
          ) : (
            <Later>{t('Choose where you live first.')}</Later>
          )}
        </Step>
        <Step number={4} title={t('Password and terms')}>
          {emailStep === 'verified' ? (
            <PasswordStep
              {...{ passwords, errors, edited }}
              onChange={(changes) => setPasswords((now) => ({ ...now, ...changes }))}
            />
          ) : (
            <Later>{t('This step opens once your email is verified.')}</Later>
          )}
        </Step>
      </ol>
      <div>
        <Button type="submit" size="large" wide busy={busy}>
          {t('Sign up')}
        </Button>
        <Button variant="quiet" wide className="mt-2" onClick={() => open('register')}>
          {t('Other sign up options')}
        </Button>
      </div>
    </form>
  )
}

function Later({ children }: { children: string }) {
  return <p className="text-[0.8125rem] text-ink-muted">{children}</p>
}

type NameFieldsProps = { errors: RegistrationErrors; edited: (...fields: RegistrationField[]) => void }

const FIELDS = [
  ['first_name', 'First name', 'given-name'],
  ['last_name', 'Last name', 'family-name'],
] as const

function NameFields({ errors, edited }: NameFieldsProps) {
  const t = useWords()
  const names = useAuthDrafts((state) => state.names)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {FIELDS.map(([field, label, autoComplete]) => (
          <TextField
            key={field}
            label={t(label)}
            name={field}
            autoComplete={autoComplete}
            value={names[field]}
            error={errors[field]}
            onChange={(event) => {
              changeNames({ [field]: event.target.value })
              edited(field)
            }}
          />
        ))}
      </div>
      <p className="text-[0.8125rem] text-pretty text-ink-muted">
        {t('Use the names on your ID. If you leave them blank, we take them from your email address.')}
      </p>
    </>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <li>
      <div role="group" aria-labelledby={id}>
        <h3 id={id} className="mb-3 flex items-baseline gap-2.5 text-[0.9375rem]">
          <span aria-hidden className="figures w-5 text-brand-ink">
            {number}
          </span>
          {title}
        </h3>
        <div className="space-y-3 sm:pl-7.5">{children}</div>
      </div>
    </li>
  )
}
