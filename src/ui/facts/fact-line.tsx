import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type LineFact = {
  icon: ReactNode
  /** Short, as shown: '3', '192 sqm'. */
  text: string
  /** Whole, as said: '3 bedrooms'. */
  spoken: string
}

/** The facts of a listing in one line with icons; wraps rather than overflows. */
export function FactLine({ facts, className }: { facts: readonly LineFact[]; className?: string }) {
  return (
    <ul className={clsx('figures flex flex-wrap gap-x-3.5 gap-y-1 text-[0.8125rem] font-semibold', className)}>
      {facts.map((fact) => (
        <li key={fact.spoken} className="inline-flex items-center gap-1.5">
          <span aria-hidden className="shrink-0 text-ink-muted">
            {fact.icon}
          </span>
          <span aria-hidden>{fact.text}</span>
          <span className="sr-only">{fact.spoken}</span>
        </li>
      ))}
    </ul>
  )
}
