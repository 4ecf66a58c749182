import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { starClass } from '@/ui/field/field'

type Props = {
  title: string
  hint?: ReactNode
  actions?: ReactNode
  required?: boolean
  children: ReactNode
}

/** A section of the form with a heading. Not a region: its name would repeat that of the field inside. */
export function Section({ title, hint, actions, required, children }: Props) {
  return (
    <section className="min-w-0 rounded-card border border-line bg-surface-raised p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className={clsx('text-lg', required && starClass)}>{title}</h2>
        {actions}
      </div>
      {hint ? <p className="mt-1 text-[0.8125rem] text-pretty text-ink-muted">{hint}</p> : null}
      <div className="mt-4 grid min-w-0 gap-5">{children}</div>
    </section>
  )
}
