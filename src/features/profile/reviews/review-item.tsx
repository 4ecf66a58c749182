import type { Review } from '@/contract/account/profile'
import { resolveImageUrl } from '@/domain/listing/images'
import { useBackendReady } from '@/listing/use-backend-ready'
import { useDates } from '@/session/regional'
import { Avatar } from '@/ui/avatar/avatar'
import { Rating } from '@/ui/rating/rating'

/** One review; an author without an account is a 'former member'. */
export function ReviewItem({ review }: { review: Review }) {
  const dates = useDates()
  const mayLoad = useBackendReady()
  const name = review.user.name || 'Former member'
  const { avatar } = review.user
  return (
    <li className="flex gap-3.5 py-4">
      <Avatar name={name} size={40} {...(mayLoad && avatar ? { src: resolveImageUrl(avatar) } : {})} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-bold wrap-anywhere">{name}</p>
          <p className="text-[0.8125rem] text-ink-muted">
            <time dateTime={review.date}>{dates.day(review.date)}</time>
          </p>
        </div>
        <Rating value={review.rating} size={14} className="mt-0.5" />
        {review.comment ? (
          <p className="mt-1.5 text-pretty wrap-anywhere whitespace-pre-line">{review.comment}</p>
        ) : null}
      </div>
    </li>
  )
}
