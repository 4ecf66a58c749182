import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { useWords } from '@/words/use-words'

export type RatingProps = {
  /** Null where nobody has given any stars. */
  value: number | null
  /** Shown as '(50 reviews)'; not at all where the number is not known. */
  reviews?: number | null
  /** Height of a star in pixels. */
  size?: number
  className?: string
}

const STARS = [1, 2, 3, 4, 5]

/** Five stars, of which as many are filled as the rating rounded down; 'No reviews yet' without a rating. */
export function Rating({ value, reviews, size = 16, className }: RatingProps) {
  const t = useWords()
  if (value === null) {
    return (
      <span className={clsx('inline-flex items-center gap-x-2 text-[0.8125rem] text-ink-muted', className)}>
        <Star aria-hidden size={size} strokeWidth={1.8} className="shrink-0 text-line-control" />
        {t('No reviews yet')}
      </span>
    )
  }
  const filled = Math.floor(value)
  return (
    <span className={clsx('inline-flex flex-wrap items-center gap-x-2 gap-y-1', className)}>
      <span role="img" aria-label={t('{value} out of 5 stars', { value })} className="inline-flex gap-0.5">
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
        {reviews === undefined || reviews === null ? null : (
          <span className="text-ink-muted"> ({t.count(reviews, '{n} review', '{n} reviews')})</span>
        )}
      </span>
    </span>
  )
}
