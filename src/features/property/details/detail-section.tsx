import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import type { SectionAnchor } from '../head/section-tabs'

type Props = {
  title: string
  anchor?: SectionAnchor
  actions?: ReactNode
  first?: boolean
  screenOnly?: boolean
  children: ReactNode
}

export function DetailSection({ title, anchor, actions, first = false, screenOnly = false, children }: Props) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={clsx(
        'min-w-0 scroll-mt-28 md:scroll-mt-32',
        !first && 'mt-5 border-t border-line pt-4 sm:mt-8 sm:pt-8 print:mt-2.5 print:pt-2.5',
        screenOnly && 'print:hidden',
      )}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:mb-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {actions ? <div className="print:hidden">{actions}</div> : null}
      </div>
      {children}
    </section>
  )
}
