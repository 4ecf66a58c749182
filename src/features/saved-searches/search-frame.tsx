import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { serverNow } from '@/api/server-clock'
import type { SavedSearch } from '@/contract/favorites/saved-searches'
import { criteriaLabels, searchOfSaved } from '@/domain/search/saved-search'
import { useCurrency } from '@/session/preferences'
import { useDates } from '@/session/regional'
import { Badge } from '@/ui/badge/badge'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

type Props = {
  saved: SavedSearch
  titleId: string
  sample?: boolean
  aside?: ReactNode
  children?: ReactNode
}

export function SearchFrame({ saved, titleId, sample = false, aside, children }: Props) {
  const t = useWords()
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
        {sample ? <Badge>{t('Sample')}</Badge> : aside}
      </div>
      <p className="figures mt-0.5 text-ink-muted">
        {new_count ? <NewCount count={new_count} since={since} /> : null}
        {foundText(properties_found)}
        {' · '}
        {alert ? t('Last alert {date}', { date: alert }) : t('No alert yet')}
      </p>
      <ul aria-label={t('Looks for')} className="figures my-3.5 flex flex-wrap gap-1.5">
        {(labels.length > 0 ? labels : [t('Every listing')]).map((label) => (
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
  const t = useWords()
  return (
    <>
      <Badge tone="brand">
        {since
          ? t('{n} new since {date}', { n: count.toLocaleString('en-US'), date: since })
          : t('{n} new', { n: count.toLocaleString('en-US') })}
      </Badge>{' '}
    </>
  )
}

function foundText(count: number | null | undefined): string {
  if (count === null || count === undefined) return t('Not counted yet')
  return t.count(count, '{n} property found', '{n} properties found')
}
