import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '@/words/use-words'

export type ChipProps = {
  /** What is filtered: '2+ bedrooms'. */
  label: string
  /** The whole chip is the button. */
  onRemove: () => void
}

/** An active filter; a press removes it. */
export function Chip({ label, onRemove }: ChipProps) {
  const t = useWords()
  return (
    <button
      type="button"
      aria-label={t('Remove filter: {label}', { label })}
      onClick={onRemove}
      className={clsx(
        'group thumb-target inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border',
        'border-line-control/60 bg-surface-raised py-1 pr-2.5 pl-3.5 text-[0.8125rem] font-semibold',
        'transition-colors hover:border-ink/60',
      )}
    >
      <span className="figures truncate">{label}</span>
      <X aria-hidden size={15} className="shrink-0 text-ink-muted group-hover:text-ink" />
    </button>
  )
}

/** A wrapping row of chips. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap items-center gap-2">
      {children}
    </fieldset>
  )
}
