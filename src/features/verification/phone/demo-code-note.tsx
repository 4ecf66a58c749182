import { ChevronDown } from 'lucide-react'
import { LinkButton } from '@/ui/button/link-button'

/** Shows the code if the answer carries it, as the mock's does. */
export function DemoCodeNote({ code, onUse }: { code: string; onUse: (code: string) => void }) {
  return (
    <details className="group rounded-control bg-surface-sunken px-3.5 text-[0.8125rem] ring-1 ring-line ring-inset">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control font-strong [&::-webkit-details-marker]:hidden">
        <span className="flex-1">Demo: no text message leaves this machine.</span>
        <ChevronDown aria-hidden size={18} className="text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <span>
          Latest code: <strong className="figures tracking-wider">{code}</strong>
        </span>
        <LinkButton onClick={() => onUse(code)}>Fill it in</LinkButton>
      </p>
    </details>
  )
}
