import type { ReactNode } from 'react'
import type { Outcome } from '../use-watched'

export function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className="mb-6 min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-[0.9375rem]">{title}</h3>
        {actions}
      </div>
      <div className="space-y-3">{children}</div>
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-end gap-2">{children}</div>
}

/** The result of the last action, announced to screen readers. */
export function OutcomeLine({ outcome }: { outcome: Outcome }) {
  return (
    <p role="status" className={`text-[0.8125rem] ${outcome?.failed ? 'text-bad' : 'text-ink-muted'}`}>
      {outcome?.text}
    </p>
  )
}

export function Nothing({ children }: { children: ReactNode }) {
  return <p className="rounded-control bg-surface-sunken px-3 py-2 text-ink-muted">{children}</p>
}

export const listClass = 'divide-y divide-line rounded-control border border-line'
export const codeClass = 'font-mono text-xs break-words whitespace-pre-wrap'
