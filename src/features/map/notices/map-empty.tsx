import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { clearAll } from '@/domain/search/search-changes'
import type { SearchState } from '@/domain/search/filter-state'
import { writeMapLink } from '@/domain/search/search-params'
import { MeantOffer } from '@/listing/search-box/late-meant-offer'
import { useRoutePrefix } from '@/session/route-prefix'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

type MapEmptyProps = {
  search: SearchState
  emptyMarket: boolean
  /** Matching the search, in view or not. */
  found: number
  onSearch: (search: SearchState) => void
  onShowAll: () => void
}

export function MapEmpty({ search, emptyMarket, found, onSearch, onShowAll }: MapEmptyProps) {
  const t = useWords()
  const prefix = useRoutePrefix()
  if (found > 0) {
    return (
      <Note title={t('No properties in this area')} text={t('Move the map or zoom out.')}>
        <Button size="small" onClick={onShowAll}>
          {t.count(found, 'Show {n} property', 'Show all {n} properties')}
        </Button>
      </Note>
    )
  }
  if (emptyMarket) return <Note title={t('No Properties Found')} text={t('There is nothing on the market yet.')} />
  return (
    <Note
      title={t('No Properties Found')}
      text={t('Try selecting a different property type or adjusting your filters')}
    >
      {search.q === '' ? null : <MeantOffer search={search} choose={(_, next) => onSearch(next)} />}
      <Button size="small" onClick={() => onSearch(clearAll(search))}>
        {t('Clear All Filters')}
      </Button>
      <Button asChild size="small" variant="outline">
        <Link to={`${prefix}/properties`} search={writeMapLink(search)}>
          {t('Change Filters')}
        </Link>
      </Button>
    </Note>
  )
}

function Note({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <div
      role="status"
      className={clsx(
        'pointer-events-auto max-w-sm rounded-card border border-line bg-surface-raised px-5 py-4 text-center',
        'shadow-2',
      )}
    >
      <p className="text-base font-bold">{title}</p>
      <p className="mt-1 text-pretty text-ink-muted">{text}</p>
      {children ? <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div> : null}
    </div>
  )
}
