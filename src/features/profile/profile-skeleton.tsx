import { ListingCardSkeleton } from '@/listing/card/listing-card-skeleton'
import { Delayed, Skeleton, SkeletonText } from '@/ui/skeleton/skeleton'
import { CARD_GRID, ProfileLayout } from './profile-layout'
import { useWords } from '@/words/use-words'

export function ProfileSkeleton() {
  const t = useWords()
  return (
    <Delayed>
      <p role="status" className="sr-only">
        {t('Loading the profile')}
      </p>
      <ProfileLayout
        card={
          <div className="rounded-card border border-line bg-surface-raised p-4 sm:p-6">
            <div className="flex flex-wrap gap-4 lg:flex-col">
              <Skeleton className="size-24 shrink-0 rounded-full! max-[359px]:hidden" />
              <div className="min-w-0 flex-1 basis-40 lg:basis-auto">
                <Skeleton className="h-7 w-44 max-w-full" />
                <Skeleton className="mt-2.5 h-6 w-28 max-w-full" />
              </div>
            </div>
            <SkeletonText lines={3} className="mt-6" />
            <Skeleton className="mt-6 h-11 w-full rounded-control!" />
          </div>
        }
      >
        <Skeleton className="h-11 w-72 max-w-full" />
        <div className={`mt-4 ${CARD_GRID}`}>
          <ListingCardSkeleton />
          <ListingCardSkeleton />
          <ListingCardSkeleton />
        </div>
      </ProfileLayout>
    </Delayed>
  )
}
