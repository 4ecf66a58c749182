import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { CardLayout } from '@/listing/card/listing-card'

/** The saved page's cards: one column on phones, up to five on wide screens; as a list always one. */
export function SavedGrid({ layout, label, children }: { layout: CardLayout; label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className={clsx(
        'grid',
        layout === 'grid'
          ? 'gap-x-5 gap-y-8 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 min-[105rem]:grid-cols-5'
          : 'max-w-4xl gap-y-7',
      )}
    >
      {children}
    </ul>
  )
}
