import { useState, type FormEvent } from 'react'
import { useAuthDialog } from '@/session/auth-dialog'
import { Button } from '@/ui/button/button'
import { LinkButton } from '@/ui/button/link-button'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { PasswordField } from '@/ui/password-field/password-field'
import { TextField } from '@/ui/text-field/text-field'
import { changeDrafts, useAuthDrafts } from '../auth-drafts'
import { InlineNotice } from '../inline-notice'
import { useStartFocus } from '../use-start-focus'
import { DemoAccounts } from './demo-accounts'
import { useLogIn } from './use-log-in'

type Missing = { identifier?: string; password?: string }

type LogInFormProps = { notice: string | null; onForgotten: () => void }

/** E-mail address, username or mobile number, and a password (A 2, A 7). */
export function LogInForm({ notice, onForgotten }: LogInFormProps) {
  const open = useAuthDialog((state) => state.open)
  const identifier = useAuthDrafts((state) => state.identifier)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<Missing>({})
  const { logIn, busy, problem, dismiss } = useLogIn()
  const form = useStartFocus<HTMLFormElement>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: Missing = {
      ...(identifier.trim() === '' ? { identifier: 'Please enter your email, username or mobile' } : {}),
      ...(password === '' ? { password: 'Please enter your password' } : {}),
    }
    setMissing(found)
    if (found.identifier || found.password) {
      dismiss()
      const first = form.current?.elements.namedItem(found.identifier ? 'username' : 'password')
      if (first instanceof HTMLElement) first.focus()
      return
    }
    void logIn(identifier.trim(), password)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-4 pb-2">
      <InlineNotice text={notice} />
      <FormAlert text={problem?.text ?? null} takesFocus />
      <TextField
        data-start
        label="Email, username or mobile"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={identifier}
        error={missing.identifier ?? problem?.fields.email?.[0]}
        onChange={(event) => {
          changeDrafts({ identifier: event.target.value })
          setMissing(({ identifier: _, ...rest }) => rest)
        }}
      />
      <div>
        <PasswordField
          label="Password"
          name="password"
          value={password}
          error={missing.password ?? problem?.fields.password?.[0]}
          onChange={(event) => {
            setPassword(event.target.value)
            setMissing(({ password: _, ...rest }) => rest)
          }}
        />
        <LinkButton className="mt-3" onClick={onForgotten}>
          Forgot password?
        </LinkButton>
      </div>
      <Button type="submit" size="large" wide busy={busy}>
        Log in
      </Button>
      <Button variant="quiet" wide onClick={() => open('login')}>
        Other log in options
      </Button>
      {__MOCKED__ ? (
        <DemoAccounts
          onChoose={(email, demoPassword) => {
            changeDrafts({ identifier: email })
            setPassword(demoPassword)
            setMissing({})
            dismiss()
          }}
        />
      ) : null}
    </form>
  )
}
