import { useQuery } from '@tanstack/react-query'
import { BookmarkX, Plus } from 'lucide-react'
import { BrowseLink } from '@/listing/links/browse-link'
import { AccountList } from '@/account/account-list'
import { serverNow } from '@/api/server-clock'
import { useKeptInput } from '@/session/end/kept-input'
import { useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { sampleSearches } from './sample-searches'
import { savedSearchQueries } from './saved-searches.queries'
import { SearchDialog } from './search-dialog'
import { SearchFrame } from './search-frame'
import { SearchList } from './search-list'

/** Saved Searches (A 2). */
export function SavedSearchesScreen() {
  const token = useToken((state) => state.value)
  const query = useQuery(savedSearchQueries.list(token))
  const [creating, setCreating] = useKeptInput('saved-search:creating', false)
  return (
    <div className="page-column pt-5 pb-12 md:pt-8">
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            Saved Searches
          </h1>
          <p className="mt-1 text-ink-muted">Alerts tell you when a new listing matches.</p>
        </div>
        <Button icon={<Plus aria-hidden size={18} />} onClick={() => setCreating(true)}>
          Create New Search
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
  return (
    <EmptyState
      picture={<ScenePicture icon={BookmarkX} />}
      title="No saved searches"
      reason="Save what you look for, here or while browsing, and hear of new listings that match."
      actions={
        <Button asChild variant="outline">
          <BrowseLink>Browse Properties</BrowseLink>
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
