import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowLeft, List } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { areaLabel } from '@/domain/search/query/place'
import { writeMapLink } from '@/domain/search/search-params'
import { PLAN_NAMES } from '@/domain/finance/loan-choice'
import { CATEGORIES, typesLabel } from '@/domain/listing/taxonomy'
import { SearchBox, type ChangeSearch } from '@/listing/search-box/search-box'
import { useRoutePrefix } from '@/session/route-prefix'
import { Badge } from '@/ui/badge/badge'
import { Button } from '@/ui/button/button'
import { IconButton } from '@/ui/icon-button/icon-button'
import { MODE_BADGES } from './result-labels'
import { useWords } from '@/words/use-words'

type MapHeaderProps = {
  search: SearchState
  onSearch: (search: SearchState) => void
  count: ReactNode
  listShown: boolean
  filters: ReactNode
  layout: ReactNode
  onToggleList: () => void
}

export function MapHeader(props: MapHeaderProps) {
  const t = useWords()
  const { search, onSearch, count, listShown, filters, layout, onToggleList } = props
  const prefix = useRoutePrefix()
  const { mode, category, subtype } = search
  const { area, areaName } = search.filters
  const { text, tone } = MODE_BADGES[mode]
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-2 border-b border-line',
        'bg-surface-raised page-bar py-1.5 md:gap-3 md:py-2',
      )}
    >
      <IconButton asChild label={t('Back to Properties')} size={44} className="-ml-3 print:hidden">
        <Link to={`${prefix}/properties`} search={writeMapLink(search)}>
          <ArrowLeft aria-hidden size={20} />
        </Link>
      </IconButton>
      <div className="flex min-w-0 flex-1 basis-32 flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-base md:text-lg">{t('Map View')}</h1>
        <div className="figures min-w-0 text-[0.8125rem] text-ink-muted md:text-sm">{count}</div>
        <div className="flex min-w-0 gap-1.5">
          <Badge tone={tone}>{t(text)}</Badge>
          {area ? <Badge className="max-md:hidden">{areaLabel({ area, areaName })}</Badge> : null}
          {search.byMonth ? <Badge>{t('By month, {plan}', { plan: t(PLAN_NAMES[search.loan.plan]) })}</Badge> : null}
          {category === 'all' ? null : <Badge>{t(CATEGORIES[category].label)}</Badge>}
          {subtype === 'all' ? null : <Badge className="max-sm:hidden">{typesLabel(subtype)}</Badge>}
        </div>
      </div>
      <MapBox search={search} onSearch={onSearch} />
      <div className="contents print:hidden">
        {layout}
        {filters}
        <Button variant="outline" aria-expanded={listShown} onClick={onToggleList} className="px-3 max-md:hidden">
          <List aria-hidden size={17} />
          {listShown ? t('Hide List') : t('Show List')}
        </Button>
      </div>
    </div>
  )
}

function MapBox({ search, onSearch }: Pick<MapHeaderProps, 'search' | 'onSearch'>) {
  const [typed, setTyped] = useState<string | null>(null)
  const change: ChangeSearch = (update) => {
    setTyped(null)
    onSearch(update(search))
  }
  const searchFor = (q: string) => change((before) => ({ ...before, q }))
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed !== null) searchFor(typed.trim())
      }}
      className="order-last flex basis-full md:order-none md:max-w-96 md:flex-1 md:basis-48 print:hidden"
    >
      <SearchBox
        mode={search.mode}
        text={typed ?? search.q}
        onType={(text) => (text === '' && search.q !== '' ? searchFor('') : setTyped(text))}
        onChoose={change}
      />
    </form>
  )
}
