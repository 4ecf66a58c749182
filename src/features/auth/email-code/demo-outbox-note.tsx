import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { LinkButton } from '@/ui/button/link-button'
import { addressKey, useDemoOutbox } from './demo-outbox'
import { useWords } from '@/words/use-words'

export function DemoOutboxNote({ to, onUse }: { to: string; onUse: (code: string) => void }) {
  const t = useWords()
  const code = useDemoOutbox(({ codes }) => codes[addressKey(to)])
  return (
    <details className="group rounded-control bg-surface-sunken px-3.5 text-[0.8125rem] ring-1 ring-line ring-inset">
      <summary
        className={clsx(
          'flex min-h-11 list-none items-center gap-2 rounded-control',
          'font-strong [&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="flex-1">{t('Demo: no email leaves this machine.')}</span>
        <ChevronDown aria-hidden size={18} className="text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <span>
          {t.rich('Latest code: {code}', {
            code: <strong className="figures tracking-wider">{code ?? t('none yet')}</strong>,
          })}
        </span>
        {code ? <LinkButton onClick={() => onUse(code)}>{t('Fill it in')}</LinkButton> : null}
      </p>
    </details>
  )
}
