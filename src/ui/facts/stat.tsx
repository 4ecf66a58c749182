import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type StatProps = {
  label: string
  value: ReactNode
  icon?: ReactNode
  /** Extra text: 'since Monday'. */
  note?: ReactNode
  className?: string
}

/** One number with its name, for a StatRow. */
export function Stat({ label, value, icon, note, className }: StatProps) {
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="flex items-center gap-1.5 text-[0.8125rem] text-ink-muted">
        {icon}
        {label}
      </dt>
      <dd>
        <span className="price block text-xl wrap-break-word">{value}</span>
        {note ? <span className="mt-0.5 block text-xs text-ink-muted">{note}</span> : null}
      </dd>
    </div>
  )
}

/** Stats side by side: two columns on phones, as many as fit beyond. */
export function StatRow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <dl
      className={clsx('grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]', className)}
    >
      {children}
    </dl>
  )
}
