import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ListingType } from '@/domain/listing/listing'

export type PinLook = 'plain' | 'viewed' | 'strong' | 'gone'

const STRONG = 'bg-action text-action-ink'
const GONE = 'bg-surface-sunken text-ink-muted'

const FILLS: Record<ListingType, Record<PinLook, string>> = {
  sale: { plain: 'bg-sale text-on-sale', viewed: 'bg-sale-soft text-sale', strong: STRONG, gone: GONE },
  rent: { plain: 'bg-rent text-on-rent', viewed: 'bg-rent-soft text-rent', strong: STRONG, gone: GONE },
}

/** Round for sale, a pointed tag for rent: color is not the only difference. */
const SHAPES: Record<ListingType, { edge: string; fill: string }> = {
  sale: { edge: 'rounded-full', fill: 'rounded-full px-2.5' },
  rent: {
    edge: '[clip-path:polygon(10px_0,100%_0,100%_100%,10px_100%,0_50%)]',
    fill: '[clip-path:polygon(9px_0,100%_0,100%_100%,9px_100%,0_50%)] pr-2 pl-3.5',
  },
}

export function PinShape({
  type,
  look = 'plain',
  children,
}: {
  type: ListingType
  look?: PinLook
  children: ReactNode
}) {
  const { edge, fill } = SHAPES[type]
  return (
    <span className={clsx('block bg-surface-raised p-[1.5px] forced-colors:bg-[CanvasText]', edge)}>
      <span
        className={clsx(
          'figures block text-[0.8125rem] leading-6.5 font-bold tracking-tight whitespace-nowrap',
          'forced-colors:bg-[Canvas]',
          fill,
          FILLS[type][look],
        )}
      >
        {children}
      </span>
    </span>
  )
}
