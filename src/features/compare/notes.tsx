import { clsx } from 'clsx'
import { Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type NoteProps = { icon?: LucideIcon; children: ReactNode; actions?: ReactNode }

export function Note({ icon: Icon = Info, children, actions }: NoteProps) {
  return (
    <div
      className={clsx(
        'mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface-raised px-4',
        'py-3',
      )}
    >
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-2.5 text-pretty">
        <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-ink-muted" />
        <span className="min-w-0">{children}</span>
      </p>
      {actions ? <div className="flex flex-wrap gap-2 print:hidden">{actions}</div> : null}
    </div>
  )
}
