import { clsx } from 'clsx'
import { Check, Circle } from 'lucide-react'
import { PASSWORD_CHECKS } from '@/domain/people/passwords'

/** What a password is rated by: met or not. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul aria-label="What makes a password strong" className="grid gap-x-4 gap-y-1.5 text-[0.8125rem] sm:grid-cols-2">
      {PASSWORD_CHECKS.map(({ id, label, test }) => {
        const met = test(password)
        const Icon = met ? Check : Circle
        return (
          <li key={id} className={clsx('flex items-center gap-2', met ? 'font-strong text-good' : 'text-ink-muted')}>
            <Icon aria-hidden size={15} className="shrink-0" />
            {label}
            <span className="sr-only">{met ? ': met' : ': not met'}</span>
          </li>
        )
      })}
    </ul>
  )
}
