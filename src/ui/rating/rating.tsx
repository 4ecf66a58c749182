import { clsx } from 'clsx'
import { Star } from 'lucide-react'

export type RatingProps = {
  value: number
  /** Shown as '(50 reviews)'. */
  reviews?: number
  size?: number
  className?: string
}

const STARS = [1, 2, 3, 4, 5]

/** Five stars; the rating is rounded down. */
export function Rating({ value, reviews, size = 16, className }: RatingProps) {
  const filled = Math.floor(value)
  return (
    <span className={clsx('inline-flex flex-wrap items-center gap-x-2 gap-y-1', className)}>
      <span role="img" aria-label={`${value} out of 5 stars`} className="inline-flex gap-0.5">
        {STARS.map((star) => (
          <Star
            key={star}
            aria-hidden
            size={size}
            strokeWidth={1.8}
            data-filled={star <= filled}
            className={star <= filled ? 'fill-brand text-brand' : 'text-line-control'}
          />
        ))}
      </span>
      <span className="figures text-[0.8125rem]">
        <b aria-hidden className="font-strong">
          {value}
        </b>
        {reviews === undefined ? null : (
          <span className="text-ink-muted">
            {' '}
            ({reviews} {reviews === 1 ? 'review' : 'reviews'})
          </span>
        )}
      </span>
    </span>
  )
}
