import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode } from 'react'

export type CardProps = Omit<HTMLAttributes<HTMLElement>, 'title'> & {
  as?: 'section' | 'div' | 'article' | 'aside' | 'li'
  title?: ReactNode
  /** Heading level of the title. */
  level?: 2 | 3 | 4
  /** At the right of the title. */
  actions?: ReactNode
  padded?: boolean
}

/** A raised surface with a border. */
export function Card({
  as: Element = 'section',
  title,
  level = 2,
  actions,
  padded = true,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${level}` as const
  return (
    <Element
      {...rest}
      className={clsx('min-w-0 rounded-card border border-line bg-surface-raised', padded && 'p-4 sm:p-5', className)}
    >
      {title || actions ? (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {title ? <Heading className="min-w-0 text-[0.9375rem]">{title}</Heading> : null}
          {actions}
        </div>
      ) : null}
      {children}
    </Element>
  )
}
