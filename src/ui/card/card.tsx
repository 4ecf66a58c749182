import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode } from 'react'

export type CardProps = Omit<HTMLAttributes<HTMLElement>, 'title'> & {
  /** The element: `section` has a heading of its own, `li` stands in a list. */
  as?: 'section' | 'div' | 'article' | 'aside' | 'li'
  /** Heading; without one the card is a plain box. */
  title?: ReactNode
  /** Heading level of the title. */
  level?: 2 | 3 | 4
  /** At the right of the title. */
  actions?: ReactNode
  /** Off for content that reaches the edges, such as a table or a picture. */
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
