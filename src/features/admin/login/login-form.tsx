import { useRef, useState, type SubmitEvent } from 'react'
import { ApiError } from '@/api/errors'
import { Button } from '@/ui/button/button'
import { PasswordField } from '@/ui/password-field/password-field'
import { TextField } from '@/ui/text-field/text-field'
import { FailureBanner } from '../failure-banner'
import { loginFailure } from '../failures'
import { DemoCredentials } from './demo-credentials'
import { useAdminLogin, type Credentials } from './use-admin-login'

const EMPTY: Credentials = { email: '', username: '', password: '' }
const MISSING: Credentials = {
  email: 'Email is required',
  username: 'Username is required',
  password: 'Password is required',
}

/** Email, username and password, all three required (A 5). */
export function LoginForm() {
  const [typed, setTyped] = useState(EMPTY)
  const [missing, setMissing] = useState<Partial<Credentials>>({})
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
    error: missing[name] ?? refused[name]?.[0],
    'aria-required': true,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })

  return (
    <>
      <form ref={form} noValidate onSubmit={submit} className="space-y-4">
        {login.error ? <FailureBanner text={loginFailure(login.error)} /> : null}
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('username')}
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...field('password')} label="Password" />
        <Button type="submit" size="large" wide busy={login.isPending}>
          Log in
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
