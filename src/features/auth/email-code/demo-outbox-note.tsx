import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { LinkButton } from '@/ui/button/link-button'
import { addressKey, useDemoOutbox } from './demo-outbox'

export function DemoOutboxNote({ to, onUse }: { to: string; onUse: (code: string) => void }) {
  const code = useDemoOutbox(({ codes }) => codes[addressKey(to)])
  return (
    <details className="group rounded-control bg-surface-sunken px-3.5 text-[0.8125rem] ring-1 ring-line ring-inset">
      <summary
        className={clsx(
          'flex min-h-11 list-none items-center gap-2 rounded-control',
          'font-strong [&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="flex-1">Demo: no email leaves this machine.</span>
        <ChevronDown aria-hidden size={18} className="text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <span>
          Latest code: <strong className="figures tracking-wider">{code ?? 'none yet'}</strong>
        </span>
        {code ? <LinkButton onClick={() => onUse(code)}>Fill it in</LinkButton> : null}
      </p>
    </details>
  )
}
