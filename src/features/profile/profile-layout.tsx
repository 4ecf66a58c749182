import type { ReactNode } from 'react'

/** Cards of a profile: three in a row where large text leaves room. */
export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(15rem,30%)),1fr))] gap-x-5 gap-y-8'

type Props = {
  top?: ReactNode
  card: ReactNode
  children: ReactNode
}

export function ProfileLayout({ top, card, children }: Props) {
  return (
    <div className="page-frame pt-4 pb-16 md:pt-6">
      {top}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-8">
        {card}
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}
