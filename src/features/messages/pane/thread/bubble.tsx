import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  own: boolean
  faint?: boolean
  /** Stands beside it, outside. */
  aside?: ReactNode
  children: ReactNode
}

export function Bubble({ own, faint = false, aside, children }: Props) {
  return (
    <div
      className={clsx(
        'relative w-fit max-w-[85%] rounded-card px-3.5 py-2 text-[0.9375rem] md:max-w-[min(72%,38rem)]',
        own ? 'ml-auto rounded-br-sm bg-action text-action-ink' : 'rounded-bl-sm border bg-surface-raised',
        faint && 'opacity-70',
      )}
    >
      {children}
      {aside}
    </div>
  )
}
