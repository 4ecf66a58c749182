import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type LineFact = {
  icon: ReactNode
  /** Visible text: '3', '192 sq m'. */
  text: string
  /** Text for screen readers: '3 bedrooms'. */
  spoken: string
}

type FactLineProps = {
  /** In order; each has a short text to see and a whole one to hear. */
  facts: readonly LineFact[]
  className?: string
}

/** The facts of a listing in a wrapping line with icons. */
export function FactLine({ facts, className }: FactLineProps) {
  return (
    <ul className={clsx('figures flex flex-wrap gap-x-3.5 gap-y-1 text-[0.8125rem] font-semibold', className)}>
      {facts.map((fact) => (
        <li key={fact.spoken} className="inline-flex items-center gap-1.5 [&>svg]:shrink-0 [&>svg]:text-ink-muted">
          {fact.icon}
          <Words {...fact} />
        </li>
      ))}
    </ul>
  )
}

/** If the spoken text starts with the visible one, only the rest is hidden: fewer elements, nothing is read twice. */
function Words({ text, spoken }: LineFact) {
  if (text === spoken) return text
  if (spoken.startsWith(text)) {
    return (
      <>
        {text}
        <span className="sr-only">{spoken.slice(text.length)}</span>
      </>
    )
  }
  return (
    <>
      <span aria-hidden>{text}</span>
      <span className="sr-only">{spoken}</span>
    </>
  )
}
