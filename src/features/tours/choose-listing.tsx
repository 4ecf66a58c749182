import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { listingKeys } from '@/api/query-keys'
import { formatAskingPrice, perMonth } from '@/domain/listing/asking-price'
import { sameId } from '@/domain/ids'
import type { Listing } from '@/domain/listing/listing'
import { isOwnListing } from '@/domain/people/profile-path'
import { ListingPicture } from '@/listing/card/listing-picture'
import { shortPlace } from '@/listing/listing-place'
import { listingQueries } from '@/listing/listing.queries'
import { useRoutePrefix } from '@/session/route-prefix'
import { useFavorites } from '@/session/favorites'
import { useCurrency } from '@/session/preferences'
import { useSessionUser } from '@/session/session'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { ErrorState } from '@/ui/error-state/error-state'
import { Spinner } from '@/ui/spinner/spinner'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onChoose: (listing: Listing) => void }

/** Chooses the listing to visit: a favorite, a recently viewed one, or a link to browse. */
export function ChooseListing({ open, onOpenChange, onChoose }: Props) {
  const prefix = useRoutePrefix()
  return (
    <Dialog
      title="Schedule Tour"
      description="Which listing would you like to see?"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button asChild variant="outline">
          <Link to={`${prefix}/properties`}>Browse Properties</Link>
        </Button>
      }
    >
      <Choices onChoose={onChoose} />
    </Dialog>
  )
}

function Choices({ onChoose }: Pick<Props, 'onChoose'>) {
  const { data, error, isFetching, refetch } = useQuery(listingQueries.list())
  const { favorites, opened } = useChoices(data ?? [])
  if (data === undefined) {
    if (error === null) return <Spinner label="Loading listings..." className="py-10" />
    return (
      <ErrorState
        level={3}
        title="The listings could not be loaded"
        text={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (favorites.length + opened.length === 0) {
    return (
      <p className="py-2 text-ink-muted">
        Save a listing with the heart, or open one, and it can be chosen here. Every listing has a Schedule Tour button
        of its own, too.
      </p>
    )
  }
  return (
    <div className="space-y-5">
      <ChoiceList title="Favorites" listings={favorites} onChoose={onChoose} />
      <ChoiceList title="Opened recently" listings={opened} onChoose={onChoose} />
    </div>
  )
}

/** Listings of other people that can still be had. */
function useChoices(listings: readonly Listing[]) {
  const queryClient = useQueryClient()
  const user = useSessionUser()
  const ids = useFavorites((state) => state.value)
  const open = (listing: Listing) => listing.status !== 'sold' && !isOwnListing(listing, user?.id)
  const favorites = ids
    .toReversed()
    .flatMap((id) => listings.find((listing) => sameId(listing.id, id) && open(listing)) ?? [])
  const opened = queryClient
    .getQueriesData<Listing>({ queryKey: listingKeys.details })
    .flatMap(([, listing]) => (listing && open(listing) && !ids.includes(listing.id) ? listing : []))
    .toReversed()
  return { favorites, opened }
}

type ListProps = Pick<Props, 'onChoose'> & { title: string; listings: readonly Listing[] }

function ChoiceList({ title, listings, onChoose }: ListProps) {
  const currency = useCurrency((state) => state.value)
  if (listings.length === 0) return null
  return (
    <section>
      <h3 className="mb-1.5 text-sm text-ink-muted">{title}</h3>
      <ul className="space-y-1">
        {listings.map((listing) => (
          <li key={listing.id}>
            <button
              type="button"
              onClick={() => onChoose(listing)}
              className="flex w-full min-w-0 items-center gap-3 rounded-control p-2 text-left hover:bg-ink/6"
            >
              <span className="w-20 shrink-0 overflow-hidden rounded-md">
                <ListingPicture image={listing.images[0]} title={listing.title} sizes="80px" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-strong wrap-anywhere">{listing.title}</span>
                <span className="block truncate text-ink-muted">{shortPlace(listing)}</span>
                <span className="figures block text-ink-muted">
                  {formatAskingPrice(listing, currency)}
                  {perMonth(listing)}
                </span>
              </span>
              <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
