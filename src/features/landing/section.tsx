import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'

type SectionProps = {
  title: string
  text?: ReactNode
  action?: ReactNode
  id?: string
  className?: string
  children: ReactNode
}

export function Section({ title, text, action, id, className, children }: SectionProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={clsx('scroll-mt-20 border-t border-line', className)}>
      <div className="page-frame gap-x-16 py-12 md:py-16 xl:grid xl:grid-cols-[17rem_minmax(0,1fr)] xl:py-20">
        <div className="mb-8 max-w-xl">
          <h2 id={heading} tabIndex={-1} className="text-[1.625rem] md:text-3xl">
            {title}
          </h2>
          {text ? <p className="mt-3 text-[0.9375rem] text-pretty text-ink-muted">{text}</p> : null}
          {action ? <div className="mt-4">{action}</div> : null}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
