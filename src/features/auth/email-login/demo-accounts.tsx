import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button/button'

const PASSWORD = 'Password1'
const ACCOUNTS = [
  { email: 'regular@demo.test', tier: 'Regular User' },
  { email: 'verified@demo.test', tier: 'Verified User' },
  { email: 'professional@demo.test', tier: 'Professional Seller' },
]

/** The demo accounts of a mocked build. Each fills in the form. */
export function DemoAccounts({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  const [filled, setFilled] = useState('')
  return (
    <details className="group border-t border-line pt-2">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control font-strong [&::-webkit-details-marker]:hidden">
        <span className="flex-1">Demo accounts</span>
        <ChevronDown aria-hidden size={18} className="text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <p className="pb-2 text-[0.8125rem] text-pretty text-ink-muted">
        This build brings its own backend. Choose an account to fill the form; the password is {PASSWORD}.
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
                <span className="text-xs font-medium text-ink-muted">{tier}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <output className="sr-only">{filled ? `The form is filled for ${filled}` : ''}</output>
    </details>
  )
}
