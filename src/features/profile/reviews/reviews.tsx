import { Star } from 'lucide-react'
import { counted } from '@/domain/text'
import { useDates } from '@/session/regional'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import type { Person } from '../person'
import { ReviewItem } from './review-item'
import { StarsChart } from './stars-chart'

/** The 'Reviews' tab. */
export function Reviews({ person, own }: { person: Person; own: boolean }) {
  const { count } = useDates()
  const { reviews, reviewCount, rating } = person
  if (reviews.length === 0) {
    return (
      <EmptyState
        picture={<ScenePicture icon={Star} />}
        title="No reviews yet"
        reason={
          own
            ? 'What buyers and tenants say about you will stand here.'
            : `Nobody has written about ${person.name} yet.`
        }
      />
    )
  }
  const all = reviews.length >= reviewCount
  return (
    <>
      <section
        aria-label="Ratings"
        className="mb-2 flex flex-wrap items-center gap-x-10 gap-y-4 rounded-card border border-line bg-surface-raised p-4 sm:p-5"
      >
        <div>
          <p className="price text-4xl">{rating ?? 'N/A'}</p>
          <p className="mt-1 text-ink-muted">{counted(reviewCount, 'review')}</p>
        </div>
        <div className="min-w-56 flex-1">
          <StarsChart reviews={reviews} />
          {all ? null : (
            <p className="mt-2 text-[0.8125rem] text-ink-muted">Stars of the latest {reviews.length} reviews</p>
          )}
        </div>
      </section>
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {all ? null : (
        <p className="mt-4 text-ink-muted">
          The latest {reviews.length} of {count(reviewCount)} reviews are shown.
        </p>
      )}
    </>
  )
}
