import { SearchX } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { serverNow } from '@/api/server-clock'
import { activeFilters } from '@/domain/search/active-filters'
import type { SearchState } from '@/domain/search/filter-state'
import { clearAll } from '@/domain/search/search-changes'
import { useCurrency } from '@/session/preferences'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { announce } from '@/ui/live-region/announce'
import { Button } from '@/ui/button/button'
import { useDelayed } from '@/ui/skeleton/use-delayed'
import { resultsTitle } from '../state/result-labels'
import { useNewSince } from '../state/use-new-since'
import { MeantOffer } from '@/listing/search-box/late-meant-offer'
import type { Results as Found } from '@/listing/search/results'
import type { ChangeSearch } from '../state/use-search-state'
import { ResultsGrid } from './results-grid'
import { ShowMore, windowOf } from './show-more'
import { useWords } from '@/words/use-words'

type ResultsProps = {
  found: Found
  search: SearchState
  /** The rows came with the page. Their ages are not shown, because nobody knows how old the page is. */
  rendered: boolean
  fetching: boolean
  change: ChangeSearch
}

export function Results({ found, search, rendered, fetching, change }: ResultsProps) {
  const t = useWords()
  const { listings, total, atLeast, criteria, stale, blocking, next } = found
  const busy = stale || fetching
  const dimmed = useDelayed(150, busy)
  const list = useRef<HTMLDivElement>(null)
  const { from, to, page } = windowOf(search.page, total)
  // An address beyond the last page names the last one from here on.
  const beyond = !busy && total > 0 && page < search.page
  useEffect(() => {
    if (beyond) change((state) => ({ ...state, page }), { replace: true })
  }, [beyond, page, change])
  const shown = useMemo(() => listings.slice(from, to), [listings, from, to])
  const now = useMemo(() => (rendered ? undefined : serverNow()), [rendered])
  const newSince = useNewSince(criteria, now !== undefined)
  useCountAnnouncement(resultsTitle(total, criteria, atLeast), stale)

  // After 'Show more' the first new card gets the focus.
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    const id = wanted.current === undefined ? undefined : listings[wanted.current]?.id
    if (id === undefined) return
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-listing]') ?? []
    const card = [...cards].find((each) => each.dataset['listing'] === id)
    if (!card) return
    wanted.current = undefined
    card.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
  })
  const more = () => {
    wanted.current = to
    change((state) => ({ ...state, page: page + 1 }), { replace: true })
  }

  return (
    <div ref={list} aria-busy={busy}>
      {total === 0 && !stale ? <NoResults {...{ blocking, criteria, search, change }} /> : null}
      {from > 0 ? (
        <div className="flex justify-center pt-2 pb-4">
          <Button
            variant="outline"
            onClick={() => change((state) => ({ ...state, page: page - 1 }), { replace: true })}
          >
            {t('Show earlier')}
          </Button>
        </div>
      ) : null}
      <ResultsGrid listings={shown} view={search.view} units={search.units} {...{ now, newSince, dimmed }} />
      <ShowMore to={from + shown.length} {...{ total, atLeast, next }} onMore={more} />
    </div>
  )
}

function useCountAnnouncement(title: string, stale: boolean): void {
  useEffect(() => {
    if (!stale) announce(title)
  }, [title, stale])
}

const MOST_OFFERS = 3

type NoResultsProps = Pick<Found, 'blocking' | 'criteria'> & { search: SearchState; change: ChangeSearch }

function NoResults({ blocking, criteria, search, change }: NoResultsProps) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  // Said here, because the results outlast the language.
  const labels = new Map(activeFilters(criteria, currency).map(({ key, label }) => [key, label]))
  const offers = blocking.slice(0, MOST_OFFERS)
  // The pressed button is removed: the focus goes to the count.
  const lift = (button: HTMLElement, update: Parameters<ChangeSearch>[0]) => {
    button.closest('section')?.querySelector('h2')?.focus({ preventScroll: true })
    change(update)
  }
  return (
    <EmptyState
      picture={<ScenePicture icon={SearchX} />}
      level={3}
      title={t('No Properties Found')}
      reason={t('Try selecting a different property type or adjusting your filters')}
      actions={
        <>
          {search.q.trim() === '' ? null : (
            <MeantOffer search={search} choose={(button, next) => lift(button, () => next)} />
          )}
          {offers.length > 0 ? (
            <div className="flex w-full flex-col items-center gap-2 pb-2">
              <p className="text-ink-muted">{t('Remove a filter to see more:')}</p>
              {offers.map(({ key, count, clear }) => (
                <Button key={key} variant="outline" onClick={(event) => lift(event.currentTarget, clear)}>
                  {t.count(count, 'Remove {label} — {n} property', 'Remove {label} — {n} properties', {
                    label: labels.get(key) ?? key,
                  })}
                </Button>
              ))}
            </div>
          ) : null}
          <Button onClick={(event) => lift(event.currentTarget, clearAll)}>{t('Clear All Filters')}</Button>
        </>
      }
    />
  )
}
