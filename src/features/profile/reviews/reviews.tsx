import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import type { Review } from '@/contract/account/profile'
import { resolveImageUrl } from '@/domain/listing/images'
import { profilePath } from '@/domain/people/profile-path'
import { ReportButton } from '@/listing/reports/report-button'
import { useBackendReady } from '@/listing/use-backend-ready'
import { useDates } from '@/session/regional'
import { Avatar } from '@/ui/avatar/avatar'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { Rating } from '@/ui/rating/rating'
import type { Person } from '../person'
import { AnswerReview } from './answer-review'
import { useWords } from '@/words/use-words'

export function Reviews({ person, own }: { person: Person; own: boolean }) {
  const t = useWords()
  const { count } = useDates()
  const { reviews, reviewCount, rating } = person
  if (reviews.length === 0) {
    return (
      <EmptyState
        picture={<ScenePicture icon={Star} />}
        title={t('No reviews yet')}
        reason={
          own
            ? t('Reviews from buyers and tenants will appear here.')
            : t('{name} has no reviews yet.', { name: person.name })
        }
      />
    )
  }
  const all = reviews.length >= reviewCount
  return (
    <>
      <section
        aria-label={t('Ratings')}
        className={clsx(
          'mb-2 flex flex-wrap items-center gap-x-10 gap-y-4 rounded-card border border-line bg-surface-raised',
          'p-4 sm:p-5',
        )}
      >
        <div>
          <p className="price text-4xl">{rating ?? 'N/A'}</p>
          <p className="mt-1 text-ink-muted">{t.count(reviewCount, '{n} review', '{n} reviews')}</p>
        </div>
        <div className="min-w-56 flex-1">
          <StarsChart reviews={reviews} />
          {all ? null : (
            <p className="mt-2 text-[0.8125rem] text-ink-muted">
              {t('Stars of the latest {n} reviews', { n: reviews.length })}
            </p>
          )}
        </div>
      </section>
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} person={person} own={own} />
        ))}
      </ul>
      {all ? null : (
        <p className="mt-4 text-ink-muted">
          {t('The latest {n} of {count} reviews are shown.', { n: reviews.length, count: count(reviewCount) })}
        </p>
      )}
    </>
  )
}

/** One review; an author without an account is a 'former member'. */
function ReviewItem({ review, person, own }: { review: Review; person: Person; own: boolean }) {
  const t = useWords()
  const dates = useDates()
  const mayLoad = useBackendReady()
  const name = review.user.name || t('Former member')
  const { avatar } = review.user
  const subject = {
    about: 'review' as const,
    id: String(review.id),
    title: review.comment || t('Stars without words'),
    who: name,
    path: `${profilePath(person.username || person.id)}?tab=reviews`,
  }
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
        {review.answer ? (
          <div className="mt-2.5 border-l-2 border-line pl-3">
            <p className="text-[0.8125rem] font-strong">
              {own ? t('Your answer') : t('Answer by {name}', { name: person.name })}
            </p>
            <p className="text-pretty wrap-anywhere whitespace-pre-line">{review.answer}</p>
          </div>
        ) : null}
        <div className="flex flex-wrap gap-x-5">
          {own && !review.answer ? <AnswerReview id={String(review.id)} name={name} /> : null}
          <ReportButton subject={subject} label={t('Report the review by {name}', { name })}>
            {t('Report')}
          </ReportButton>
        </div>
      </div>
    </li>
  )
}

const STARS = [5, 4, 3, 2, 1]

function StarsChart({ reviews }: { reviews: readonly Review[] }) {
  const t = useWords()
  const rows = STARS.map((stars) => ({
    stars,
    number: reviews.filter(({ rating }) => Math.round(rating) === stars).length,
  }))
  const most = Math.max(1, ...rows.map(({ number }) => number))
  return (
    <dl className="space-y-1.5">
      {rows.map(({ stars, number }) => (
        <div key={stars} className="grid grid-cols-[2.25rem_1fr_1.5rem] items-center gap-2 text-[0.8125rem]">
          <dt className="figures flex items-center gap-1">
            <span aria-hidden>{stars}</span>
            <span className="sr-only">{t.count(stars, '{n} star', '{n} stars')}</span>
            <Star aria-hidden size={13} className="fill-brand text-brand" />
          </dt>
          <dd className="contents">
            <svg aria-hidden width="100%" height="8" className="block overflow-hidden rounded-full">
              <rect width="100%" height="8" className="fill-ink/8" />
              <rect width={`${(100 * number) / most}%`} height="8" rx="4" className="fill-brand" />
            </svg>
            <span className="figures text-right text-ink-muted">{number}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
