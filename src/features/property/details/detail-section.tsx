import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'

type Props = { title: string; actions?: ReactNode; first?: boolean; children: ReactNode }

/** One chapter of the main column, named by its heading. */
export function DetailSection({ title, actions, first = false, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={clsx('min-w-0', !first && 'mt-8 border-t border-line pt-8')}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
