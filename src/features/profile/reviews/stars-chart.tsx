import { Star } from 'lucide-react'
import type { Review } from '@/contract/account/profile'

const STARS = [5, 4, 3, 2, 1]

/** A bar chart of the star ratings. */
export function StarsChart({ reviews }: { reviews: readonly Review[] }) {
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
            {stars}
            <span className="sr-only">{stars === 1 ? ' star' : ' stars'}</span>
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
