import { CircleAlert } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { useAuthDialog } from '@/session/auth-dialog'
import { Button } from '@/ui/button/button'
import { LinkButton } from '@/ui/button/link-button'
import { PasswordField } from '@/ui/password-field/password-field'
import { TextField } from '@/ui/text-field/text-field'
import { changeDrafts, useAuthDrafts } from '../auth-drafts'
import { InlineNotice } from '../inline-notice'
import { DemoAccounts } from './demo-accounts'
import { useLogIn } from './use-log-in'

const NO_RESET = 'Resetting a password is not available in this version yet.'

type Missing = { identifier?: string; password?: string }

/** Mode 'email-login' (A 2). */
export function EmailLoginPanel() {
  const open = useAuthDialog((state) => state.open)
  const identifier = useAuthDrafts((state) => state.identifier)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<Missing>({})
  const [notice, setNotice] = useState<string | null>(null)
  const { logIn, busy, problem, dismiss } = useLogIn()
  const form = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (problem) alert.current?.focus()
  }, [problem])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found: Missing = {
      ...(identifier.trim() === '' ? { identifier: 'Please enter your email, username or mobile' } : {}),
      ...(password === '' ? { password: 'Please enter your password' } : {}),
    }
    setMissing(found)
    setNotice(null)
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
      {problem ? (
        <div
          ref={alert}
          role="alert"
          tabIndex={-1}
          className="flex gap-2.5 rounded-control bg-bad-soft px-3.5 py-3 font-strong text-bad"
        >
          <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
          <span className="min-w-0">{problem.text}</span>
        </div>
      ) : null}
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
        <LinkButton className="mt-3" onClick={() => setNotice(NO_RESET)}>
          Forgot password?
        </LinkButton>
        <InlineNotice text={notice} />
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
