import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { serverNow } from '@/api/server-clock'
import type { SavedSearch } from '@/contract/favorites/saved-searches'
import { criteriaLabels, searchOfSaved } from '@/domain/search/saved-search'
import { counted } from '@/domain/text'
import { useCurrency } from '@/session/preferences'
import { useDates } from '@/session/regional'
import { Badge } from '@/ui/badge/badge'

type Props = {
  saved: SavedSearch
  titleId: string
  sample?: boolean
  aside?: ReactNode
  children?: ReactNode
}

export function SearchFrame({ saved, titleId, sample = false, aside, children }: Props) {
  const currency = useCurrency((state) => state.value)
  const dates = useDates()
  const { name, properties_found, last_alert, new_count, new_since } = saved
  const labels = criteriaLabels(searchOfSaved(saved), currency)
  const alert = last_alert ? dates.shortDay(last_alert, serverNow()) : ''
  const since = new_since ? dates.since(new_since, serverNow()) : ''
  return (
    <li className="min-w-0 rounded-card border border-line bg-surface-raised p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} tabIndex={-1} className="min-w-0 flex-1 basis-36 text-lg wrap-anywhere">
          {name}
        </h2>
        {sample ? <Badge>Sample</Badge> : aside}
      </div>
      <p className="figures mt-0.5 text-ink-muted">
        {new_count ? <NewCount count={new_count} since={since} /> : null}
        {foundText(properties_found)}
        {' · '}
        {alert ? `Last alert ${alert}` : 'No alert yet'}
      </p>
      <ul aria-label="Looks for" className="figures my-3.5 flex flex-wrap gap-1.5">
        {(labels.length > 0 ? labels : ['Every listing']).map((label) => (
          <li
            key={label}
            className={clsx(
              'min-w-0 rounded-full bg-surface-sunken px-3 py-1 text-[0.8125rem] font-semibold wrap-anywhere',
              'ring-1 ring-line ring-inset',
            )}
          >
            {label}
          </li>
        ))}
      </ul>
      {children}
    </li>
  )
}

function NewCount({ count, since }: { count: number; since: string }) {
  return (
    <>
      <Badge tone="brand">
        {count.toLocaleString('en-US')} new{since && ` since ${since}`}
      </Badge>{' '}
    </>
  )
}

function foundText(count: number | null | undefined): string {
  if (count === null || count === undefined) return 'Not counted yet'
  return `${counted(count, 'property', 'properties')} found`
}
