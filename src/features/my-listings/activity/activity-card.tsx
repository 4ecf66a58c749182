import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '@/api/call'
import { ownListingKeys } from '@/api/query-keys'
import { getOwnActivity, type ActivityDay } from '@/contract/account/activity'
import { ACTIVITY_FIGURES, activityDays, activityTotal } from '@/domain/listing/own/activity'
import type { OwnListing } from '@/domain/listing/own/own-listings'
import { useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { Select } from '@/ui/select/select'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { ActivityTable, FIGURE_LABELS } from './activity-table'
import { useWords } from '@/words/use-words'

const activityQuery = (token: string | null) =>
  queryOptions({
    queryKey: ownListingKeys.activity(token),
    queryFn: async ({ signal }) => (await call(getOwnActivity, {}, { signal })).data,
    enabled: token !== null,
  })

const ALL = 'all'

export function ActivityCard({ listings }: { listings: readonly OwnListing[] }) {
  const t = useWords()
  const activity = useQuery(activityQuery(useToken((state) => state.value)))
  const [chosen, setChosen] = useState(ALL)
  // A listing that was deleted meanwhile is no longer a choice.
  const listing = listings.find(({ id }) => id === chosen)
  const title = listing ? listing.title || t('Untitled') : null
  return (
    <section
      aria-label={t('Last 30 days')}
      className="mt-4 rounded-card border border-line bg-surface-raised p-4 sm:p-5"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-[0.9375rem] font-bold">{t('Last 30 days')}</p>
        {listings.length > 1 ? (
          <Select
            label={t('Listing')}
            hideLabel
            options={[
              { value: ALL, label: t('All listings') },
              ...listings.map(({ id, title }) => ({ value: id, label: title || t('Untitled') })),
            ]}
            value={listing?.id ?? ALL}
            onValueChange={setChosen}
            className="w-full sm:w-72"
          />
        ) : null}
      </div>
      {activity.data ? (
        <Days days={activityDays(activity.data, listing?.id ?? null)} title={title} />
      ) : activity.isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-60 text-ink-muted">
            {t('These figures could not be loaded. {message}', { message: activity.error.message })}
          </p>
          <Button variant="outline" busy={activity.isFetching} onClick={() => void activity.refetch()}>
            {t('Try Again')}
          </Button>
        </div>
      ) : (
        <Delayed>
          <Skeleton className="h-24 w-full" />
        </Delayed>
      )}
    </section>
  )
}

function Days({ days, title }: { days: readonly ActivityDay[]; title: string | null }) {
  const t = useWords()
  const id = useId()
  const [table, setTable] = useState(false)
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {ACTIVITY_FIGURES.map((figure) => (
          <ActivityLine
            key={figure}
            name={t(FIGURE_LABELS[figure])}
            total={activityTotal(days, figure)}
            counts={days.map((day) => day[figure])}
          />
        ))}
      </dl>
      <Button
        variant="quiet"
        className="mt-2 -ml-3"
        aria-expanded={table}
        aria-controls={id}
        onClick={() => setTable(!table)}
      >
        {table ? t('Hide table') : t('Show as table')}
      </Button>
      <div id={id}>{table ? <ActivityTable days={days} title={title} /> : null}</div>
    </>
  )
}

type Props = { name: string; total: number; counts: readonly number[] }

const [WIDTH, HEIGHT] = [100, 30]

function ActivityLine({ name, total, counts }: Props) {
  const most = Math.max(1, ...counts)
  const points = counts.map((count, day) => {
    const x = counts.length > 1 ? (day * WIDTH) / (counts.length - 1) : 0
    return `${x.toFixed(1)},${(HEIGHT - 1 - (count * (HEIGHT - 2)) / most).toFixed(1)}`
  })
  return (
    <div className="min-w-0">
      <dt className="text-[0.8125rem] text-ink-muted">{name}</dt>
      <dd>
        <span className="price block text-xl">{total.toLocaleString('en-US')}</span>
        <svg
          aria-hidden
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="mt-1 h-9 w-full overflow-visible"
        >
          <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-line" vectorEffect="non-scaling-stroke" />
          <polyline
            points={points.join(' ')}
            fill="none"
            strokeWidth="1.75"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className={total > 0 ? 'stroke-action' : 'stroke-line-control'}
          />
        </svg>
      </dd>
    </div>
  )
}
