import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
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
import { useLogIn } from './use-log-in'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

type Missing = { identifier?: string; password?: string }

type LogInFormProps = { notice: string | null; onForgotten: () => void }

export function LogInForm({ notice, onForgotten }: LogInFormProps) {
  const t = useWords()
  const open = useAuthDialog((state) => state.open)
  const identifier = useAuthDrafts((state) => state.identifier)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<Missing>({})
  const { logIn, busy, problem, dismiss } = useLogIn()
  const form = useStartFocus<HTMLFormElement>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: Missing = {
      ...(identifier.trim() === '' ? { identifier: t('Please enter your email, username or mobile') } : {}),
      ...(password === '' ? { password: t('Please enter your password') } : {}),
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
        label={t('Email, username or mobile')}
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
          label={t('Password')}
          name="password"
          value={password}
          error={missing.password ?? problem?.fields.password?.[0]}
          onChange={(event) => {
            setPassword(event.target.value)
            setMissing(({ password: _, ...rest }) => rest)
          }}
        />
        <LinkButton className="mt-3" onClick={onForgotten}>
          {t('Forgot password?')}
        </LinkButton>
      </div>
      <Button type="submit" size="large" wide busy={busy}>
        {t('Log in')}
      </Button>
      <Button variant="quiet" wide onClick={() => open('login')}>
        {t('Other log in options')}
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

const PASSWORD = 'Password1'
const ACCOUNTS: readonly { email: string; tier: Label }[] = [
  { email: 'regular@demo.test', tier: 'Regular User' },
  { email: 'verified@demo.test', tier: 'Verified User' },
  { email: 'professional@demo.test', tier: 'Professional Seller' },
]

function DemoAccounts({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  const t = useWords()
  const [filled, setFilled] = useState('')
  return (
    <details className="group border-t border-line pt-2">
      <summary
        className={clsx(
          'flex min-h-11 list-none items-center gap-2 rounded-control',
          'font-strong [&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="flex-1">{t('Demo accounts')}</span>
        <ChevronDown aria-hidden size={18} className="text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <p className="pb-2 text-[0.8125rem] text-pretty text-ink-muted">
        {t('This build has its own backend. Choose an account to fill in the form. The password is {password}.', {
          password: PASSWORD,
        })}
      </p>
      <ul className="space-y-1.5 pb-1">
        {ACCOUNTS.map(({ email, tier }) => (
          <li key={email}>
            <Button
              variant="outline"
              wide
              className="justify-between"
              onClick={() => {
                onChoose(email, PASSWORD)
                setFilled(email)
              }}
            >
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 text-left">
                <span className="min-w-0 wrap-anywhere">{email}</span>
                <span className="text-xs font-medium text-ink-muted">{t(tier)}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <output className="sr-only">{filled ? t('The form is filled in for {email}', { email: filled }) : ''}</output>
    </details>
  )
}
