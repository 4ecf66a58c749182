import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type SubmitEvent } from 'react'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { useSendOnce } from '@/api/send-once'
import { superAdminLogin } from '@/contract/admin'
import { startAdminSession, useAdminReturn } from '@/session/admin'
import { Button } from '@/ui/button/button'
import { PasswordField } from '@/ui/password-field/password-field'
import { TextField } from '@/ui/text-field/text-field'
import { FailureBanner } from '../failure-banner'
import { loginFailure } from '../failures'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

type Credentials = { email: string; username: string; password: string }

function useAdminLogin() {
  const navigate = useNavigate()
  return useSendOnce({
    about: ['admin-login'],
    mutationFn: async (body: Credentials) => (await call(superAdminLogin, { body })).data,
    onSuccess: async ({ token, user }, { email, username }) => {
      const { path } = useAdminReturn.getState()
      startAdminSession(token, { email: user.email || email, username, role: 'super_admin', user })
      await navigate({ href: path ?? '/super-admin/dashboard', replace: true })
    },
  })
}

const EMPTY: Credentials = { email: '', username: '', password: '' }
const MISSING: Record<keyof Credentials, Label> = {
  email: 'Email is required',
  username: 'Username is required',
  password: 'Password is required',
}

export function LoginForm() {
  const t = useWords()
  const [typed, setTyped] = useState(EMPTY)
  const [missing, setMissing] = useState<Partial<Record<keyof Credentials, Label>>>({})
  const form = useRef<HTMLFormElement>(null)
  const login = useAdminLogin()
  const refused = login.error instanceof ApiError ? login.error.fields : {}

  const change = (changes: Partial<Credentials>) => {
    setTyped((before) => ({ ...before, ...changes }))
    setMissing((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])),
    }))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const given = { ...typed, email: typed.email.trim(), username: typed.username.trim() }
    const names = (Object.keys(MISSING) as (keyof Credentials)[]).filter((name) => given[name] === '')
    setMissing(Object.fromEntries(names.map((name) => [name, MISSING[name]])))
    const field = form.current?.elements.namedItem(names[0] ?? '')
    if (field instanceof HTMLElement) field.focus()
    else login.mutate(given)
  }
  const field = (name: keyof Credentials) => ({
    name,
    value: typed[name],
    error: missing[name] ? t(missing[name]) : refused[name]?.[0],
    'aria-required': true,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })

  return (
    <>
      <form ref={form} noValidate onSubmit={submit} className="space-y-4">
        {login.error ? <FailureBanner text={loginFailure(login.error)} /> : null}
        <TextField
          {...field('email')}
          label={t('Email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('username')}
          label={t('Username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...field('password')} label={t('Password')} />
        <Button type="submit" size="large" wide busy={login.isPending}>
          {t('Log in')}
        </Button>
      </form>
      {__MOCKED__ ? (
        <DemoCredentials
          onFill={(credentials) => {
            change(credentials)
            login.reset()
          }}
        />
      ) : null}
    </>
  )
}

const DEMO: Credentials = { email: 'admin@demo.test', username: 'superadmin', password: 'Password1' }
const DEMO_LABELS: [name: keyof Credentials, label: Label][] = [
  ['email', 'Email'],
  ['username', 'Username'],
  ['password', 'Password'],
]

function DemoCredentials({ onFill }: { onFill: (credentials: Credentials) => void }) {
  const t = useWords()
  return (
    <section
      aria-labelledby="demo-credentials"
      className="mt-6 rounded-control bg-surface-sunken px-4 py-3.5 text-[0.8125rem] ring-1 ring-line ring-inset"
    >
      <h2 id="demo-credentials" className="text-sm">
        {t('Demo credentials')}
      </h2>
      <dl className="mt-2 grid gap-y-1">
        {DEMO_LABELS.map(([name, label]) => (
          <div key={name} className="flex flex-wrap gap-x-4">
            <dt className="basis-[4.75rem] text-ink-muted">{t(label)}</dt>
            <dd className="min-w-0 flex-1 basis-32 font-semibold wrap-anywhere">{DEMO[name]}</dd>
          </div>
        ))}
      </dl>
      <Button variant="outline" wide className="mt-3" onClick={() => onFill(DEMO)}>
        {t('Fill in the form')}
      </Button>
    </section>
  )
}
