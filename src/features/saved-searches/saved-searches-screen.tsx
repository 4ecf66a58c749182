import { useQuery } from '@tanstack/react-query'
import { BookmarkX, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SavedSearch } from '@/contract/favorites/saved-searches'
import { BrowseLink } from '@/listing/links/browse-link'
import { AccountList } from '@/account/account-list'
import { serverNow } from '@/api/server-clock'
import { useKeptInput } from '@/session/end/kept-input'
import { useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { savedSearchQueries } from './saved-searches.queries'
import { SearchCard } from './search-card'
import { SearchDialog } from './search-dialog'
import { SearchFrame } from './search-frame'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

export function SavedSearchesScreen() {
  const t = useWords()
  const token = useToken((state) => state.value)
  const query = useQuery(savedSearchQueries.list(token))
  const [creating, setCreating] = useKeptInput('saved-search:creating', false)
  return (
    <div className="page-column pt-5 pb-12 md:pt-8">
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            {t('Saved Searches')}
          </h1>
          <p className="mt-1 text-ink-muted">{t('Alerts tell you when a new listing matches.')}</p>
        </div>
        <Button icon={<Plus aria-hidden size={18} />} onClick={() => setCreating(true)}>
          {t('Create New Search')}
        </Button>
      </header>
      <AccountList
        noun="saved searches"
        query={query}
        loading={<SearchesLoading />}
        samples={() => sampleSearches(serverNow())}
        empty={<SearchesEmpty />}
      >
        {(searches, sample) =>
          sample ? (
            <ul className="space-y-4">
              {searches.map((saved) => (
                <SearchFrame key={saved.id} saved={saved} titleId={String(saved.id)} sample />
              ))}
            </ul>
          ) : (
            <SearchList searches={searches} />
          )
        }
      </AccountList>
      <SearchDialog saved={null} open={creating} onOpenChange={setCreating} />
    </div>
  )
}

function SearchesEmpty() {
  const t = useWords()
  return (
    <EmptyState
      picture={<ScenePicture icon={BookmarkX} />}
      title={t('No saved searches')}
      reason={t('Save what you look for, here or while you browse, and hear about new listings that match.')}
      actions={
        <Button asChild variant="outline">
          <BrowseLink>{t('Browse Properties')}</BrowseLink>
        </Button>
      }
    />
  )
}

function SearchesLoading() {
  return (
    <ul className="space-y-4">
      {[1, 2, 3].map((place) => (
        <li key={place} className="rounded-card border border-line bg-surface-raised p-4 sm:p-5">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="mt-2 h-4 w-1/3" />
          <span className="my-4 flex gap-2">
            <Skeleton className="h-7 w-20 rounded-full" />
            <Skeleton className="h-7 w-28 rounded-full" />
          </span>
          <Skeleton className="h-11 w-36" />
        </li>
      ))}
    </ul>
  )
}

const DAY = 86_400_000

/** Sample saved searches, shown after an answer without success (A 8). */
function sampleSearches(now: number): SavedSearch[] {
  return [
    {
      id: 'sample-1',
      name: t('Condo near the esplanade'),
      location: 'Molo',
      property_type: 'Condo',
      min_price: null,
      max_price: 8_000_000,
      bedrooms: 2,
      bathrooms: 1,
      alerts_enabled: true,
      last_alert: new Date(now - DAY).toISOString(),
      properties_found: 12,
    },
    {
      id: 'sample-2',
      name: t('Family house in Jaro'),
      location: 'Jaro',
      property_type: 'Single-Family Home',
      min_price: 5_000_000,
      max_price: 15_000_000,
      bedrooms: 3,
      bathrooms: 2,
      alerts_enabled: true,
      last_alert: new Date(now - 5 * DAY).toISOString(),
      properties_found: 7,
    },
    {
      id: 'sample-3',
      name: t('Land by the sea'),
      location: 'Oton',
      property_type: 'Land',
      alerts_enabled: false,
      last_alert: null,
      properties_found: 3,
    },
  ]
}

function SearchList({ searches }: { searches: readonly SavedSearch[] }) {
  useFollowDeleted(searches.length)
  return (
    <ul className="space-y-4">
      {searches.map((saved) => (
        <SearchCard key={saved.id} saved={saved} />
      ))}
    </ul>
  )
}

/** Deleting removes the pressed button: the heading gets the focus. */
function useFollowDeleted(count: number) {
  const known = useRef(count)
  useEffect(() => {
    if (count < known.current) focusTitle()
    known.current = count
  }, [count])
  // The last deletion removes the list too.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusTitle()
    },
    [],
  )
}

function focusTitle() {
  document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
}
