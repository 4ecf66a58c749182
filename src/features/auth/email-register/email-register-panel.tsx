import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useAuthDialog } from '@/session/auth-dialog'
import { Button } from '@/ui/button/button'
import { Checkbox } from '@/ui/checkbox/checkbox'
import { PasswordField } from '@/ui/password-field/password-field'
import { TextField } from '@/ui/text-field/text-field'
import { changeDrafts, useAuthDrafts } from '../auth-drafts'
import { InlineNotice } from '../inline-notice'
import { PlaceFields } from './place-fields'
import { addressError, registrationErrors, type RegistrationErrors } from './registration-errors'
import { Step } from './step'

const NO_CODES =
  'Sending codes is not available in this version yet, so no account can be created here. What you filled in is kept while this page is open.'

/** Mode 'email-register' (A 2, A 4): where one lives, the e-mail address, then password and terms. */
export function EmailRegisterPanel() {
  const open = useAuthDialog((state) => state.open)
  const { place, email } = useAuthDrafts()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [terms, setTerms] = useState(false)
  const [errors, setErrors] = useState<RegistrationErrors>({})
  const [notice, setNotice] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  /** Shows what is wrong and brings the focus to the first of it. */
  const complain = (found: RegistrationErrors) => {
    flushSync(() => setErrors(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  const edited = (field: keyof RegistrationErrors) => setErrors(({ [field]: _, ...rest }) => rest)

  const sendCode = () => {
    const wrong = addressError(email)
    setNotice(wrong ? null : NO_CODES)
    if (wrong) complain({ email: wrong })
    else edited('email')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    complain(registrationErrors({ place, email, password, confirmation, terms }, false))
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="pb-2">
      <ol className="space-y-6">
        <Step number={1} title="Where you live">
          <PlaceFields
            errors={errors}
            onChange={() => {
              setNotice(null)
              setErrors({})
            }}
          />
        </Step>
        <Step number={2} title="Your email">
          <div>
            <div className="flex flex-wrap items-start gap-2">
              <TextField
                className="flex-[1_1_13rem]"
                label="Email"
                type="email"
                name="email"
                autoComplete="email"
                value={email}
                error={errors.email}
                onChange={(event) => {
                  changeDrafts({ email: event.target.value })
                  setNotice(null)
                  edited('email')
                }}
              />
              <Button variant="outline" className="min-[344px]:mt-6.5" onClick={sendCode}>
                Send code
              </Button>
            </div>
            <InlineNotice text={notice} />
          </div>
        </Step>
        <Step number={3} title="Password and terms">
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
            value={password}
            error={errors.password}
            onChange={(event) => {
              setPassword(event.target.value)
              edited('password')
            }}
          />
          <PasswordField
            label="Confirm password"
            name="password_confirmation"
            autoComplete="new-password"
            value={confirmation}
            error={errors.confirmation}
            onChange={(event) => {
              setConfirmation(event.target.value)
              edited('confirmation')
            }}
          />
          <Checkbox
            label="I accept the terms of use and the privacy notice"
            checked={terms}
            error={errors.terms}
            onCheckedChange={(accepted) => {
              setTerms(accepted)
              edited('terms')
            }}
          />
        </Step>
      </ol>
      <Button type="submit" size="large" wide className="mt-5">
        Sign up
      </Button>
      <Button variant="quiet" wide className="mt-2" onClick={() => open('register')}>
        Other sign up options
      </Button>
    </form>
  )
}
