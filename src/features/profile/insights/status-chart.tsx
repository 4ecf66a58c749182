import { clsx } from 'clsx'
import type { Listing, ListingStatus } from '@/domain/listing/listing'

const STATUSES: { status: ListingStatus; label: string; fill: string; dot: string }[] = [
  { status: 'available', label: 'Available', fill: 'fill-good', dot: 'bg-good' },
  { status: 'pending', label: 'Pending', fill: 'fill-brand', dot: 'bg-brand' },
  { status: 'sold', label: 'Sold', fill: 'fill-line-control', dot: 'bg-line-control' },
]

/** The own listings as one bar, divided by status; the numbers below it. */
export function StatusChart({ listings }: { listings: readonly Listing[] }) {
  const parts = STATUSES.map((part) => ({
    ...part,
    number: listings.filter(({ status }) => status === part.status).length,
  }))
  const share = (number: number) => (100 * number) / Math.max(1, listings.length)
  return (
    <>
      <svg aria-hidden width="100%" height="28" className="block overflow-hidden rounded-control">
        <rect width="100%" height="28" className="fill-ink/8" />
        {parts.map(({ status, number, fill }, place) => (
          <rect
            key={status}
            x={`${share(parts.slice(0, place).reduce((sum, part) => sum + part.number, 0))}%`}
            width={`${share(number)}%`}
            height="28"
            className={clsx(fill, 'stroke-surface-raised')}
          />
        ))}
      </svg>
      <dl className="mt-4 grid grid-cols-3 gap-3">
        {parts.map(({ status, label, number, dot }) => (
          <div key={status}>
            <dt className="flex items-center gap-1.5 text-[0.8125rem] text-ink-muted">
              <span aria-hidden className={clsx('size-2.5 rounded-full', dot)} />
              {label}
            </dt>
            <dd className="price text-xl">{number}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
