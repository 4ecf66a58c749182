import { clsx } from 'clsx'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { cardFootClass, cardFrameClass, cardPictureClass, type CardLayout } from './listing-card'

/** Same boxes as a card, while listings load. */
export function ListingCardSkeleton({ layout = 'grid' }: { layout?: CardLayout }) {
  const grid = layout === 'grid'
  return (
    <div aria-hidden className={clsx('min-w-0', cardFrameClass[layout])}>
      <div className={cardPictureClass(layout)}>
        <Skeleton className="size-full rounded-card!" />
      </div>
      <div className={clsx('flex min-w-0 flex-1 flex-col', grid ? 'pt-3' : 'sm:py-1')}>
        <Skeleton className="h-6 w-36" />
        <Skeleton className="mt-0.5 h-4 w-44" />
        <Skeleton className="mt-1 h-4.25 w-4/5" />
        <Skeleton className="mt-1 h-4.25 w-1/2" />
        <Skeleton className="mt-2 h-5 w-3/5" />
      </div>
      <div className={clsx('flex items-center gap-2', cardFootClass[layout])}>
        <Skeleton className="my-1.5 size-8 shrink-0 rounded-full!" />
        <Skeleton className="h-7 w-24" />
      </div>
    </div>
  )
}
