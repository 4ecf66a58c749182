import { clsx } from 'clsx'
import { CircleAlert, Check, Circle } from 'lucide-react'
import { useRef, type SubmitEvent } from 'react'
import { type PasswordChange, PASSWORD_CHECKS, passwordStrength } from '@/domain/people/passwords'
import { Button } from '@/ui/button/button'
import { PasswordField } from '@/ui/password-field/password-field'
import { ProgressBar } from '@/ui/progress-bar/progress-bar'
import { useChangePassword } from './use-change-password'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const FIELDS: { name: keyof PasswordChange; label: Label; autoComplete: string }[] = [
  { name: 'current', label: 'Current password', autoComplete: 'current-password' },
  { name: 'next', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirm', label: 'Confirm new password', autoComplete: 'new-password' },
]

export function ChangePasswordForm() {
  const t = useWords()
  const form = useRef<HTMLFormElement>(null)
  const { typed, complaints, busy, problem, edit, submit } = useChangePassword((field) => {
    const control = form.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="space-y-4">
      {problem ? (
        <p role="alert" className="flex gap-2.5 rounded-control bg-bad-soft px-3.5 py-3 font-strong text-bad">
          <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
          {problem}
        </p>
      ) : null}
      {FIELDS.map(({ name, label, autoComplete }) => (
        <div key={name}>
          <PasswordField
            label={t(label)}
            name={name}
            autoComplete={autoComplete}
            value={typed[name]}
            error={complaints[name]}
            onChange={(event) => edit(name, event.target.value)}
          />
          {name === 'next' ? (
            <div className="mt-3">
              <PasswordStrength password={typed.next} />
              <PasswordChecklist password={typed.next} />
            </div>
          ) : null}
        </div>
      ))}
      <Button type="submit" size="large" wide busy={busy} className="sm:w-auto">
        {busy ? t('Changing Password...') : t('Change Password')}
      </Button>
    </form>
  )
}

function PasswordChecklist({ password }: { password: string }) {
  const t = useWords()
  return (
    <ul
      aria-label={t('What makes a password strong')}
      className="grid gap-x-4 gap-y-1.5 text-[0.8125rem] sm:grid-cols-2"
    >
      {PASSWORD_CHECKS.map(({ id, label, test }) => {
        const met = test(password)
        const Icon = met ? Check : Circle
        return (
          <li key={id} className={clsx('flex items-center gap-2', met ? 'font-strong text-good' : 'text-ink-muted')}>
            <Icon aria-hidden size={15} className="shrink-0" />
            {t(label)}
            <span className="sr-only">{met ? t(': met') : t(': not met')}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The strength bar, with one of the five labels (A 5). */
function PasswordStrength({ password }: { password: string }) {
  const t = useWords()
  if (password === '') return null
  const { score, label } = passwordStrength(password)
  return (
    <ProgressBar
      label={t('Password strength')}
      showLabel
      value={score}
      max={PASSWORD_CHECKS.length}
      valueText={t(label)}
      tone={score <= 2 ? 'bad' : score <= 3 ? 'brand' : 'good'}
      className="mb-3"
    />
  )
}
