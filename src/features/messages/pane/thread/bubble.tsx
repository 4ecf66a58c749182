import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export function Bubble({ own, faint = false, children }: { own: boolean; faint?: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'w-fit max-w-[85%] rounded-card px-3.5 py-2 text-[0.9375rem] md:max-w-[min(72%,38rem)]',
        own ? 'ml-auto rounded-br-sm bg-action text-action-ink' : 'rounded-bl-sm border bg-surface-raised',
        faint && 'opacity-70',
      )}
    >
      {children}
    </div>
  )
}
