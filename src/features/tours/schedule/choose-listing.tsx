import { ChevronRight, Search } from 'lucide-react'
import { useState } from 'react'
import { BrowseLink } from '@/listing/links/browse-link'
import { formatAskingPrice, perMonth } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { ListingPicture } from '@/listing/card/listing-picture'
import { shortPlace } from '@/listing/listing-place'
import { useListingsByWords } from '@/listing/search/use-listing-pool'
import { useCurrency } from '@/session/preferences'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { ErrorState } from '@/ui/error-state/error-state'
import { Spinner } from '@/ui/spinner/spinner'
import { TextField } from '@/ui/text-field/text-field'
import { useChoices } from './use-choices'
import { useWords } from '@/words/use-words'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onChoose: (listing: Listing) => void }

export function ChooseListing({ open, onOpenChange, onChoose }: Props) {
  const t = useWords()
  return (
    <Dialog
      title={t('Schedule Tour')}
      description={t('Which listing would you like to see?')}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button asChild variant="outline">
          <BrowseLink>{t('Browse Properties')}</BrowseLink>
        </Button>
      }
    >
      <Choices onChoose={onChoose} />
    </Dialog>
  )
}

const MOST_FOUND = 20

function Choices({ onChoose }: Pick<Props, 'onChoose'>) {
  const t = useWords()
  const [search, setSearch] = useState('')
  const { named, isOpen, ...offered } = useChoices()
  if (named.data === undefined) return <NoListings query={named} />
  return (
    <div className="space-y-5">
      <TextField
        type="search"
        label={t('Search listings')}
        hideLabel
        placeholder={t('Title or place')}
        prefix={<Search aria-hidden size={17} />}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {search.trim() === '' ? (
        <Offered {...offered} onChoose={onChoose} />
      ) : (
        <ByWords search={search.trim()} isOpen={isOpen} onChoose={onChoose} />
      )}
    </div>
  )
}

type Query = { error: Error | null; isFetching: boolean; refetch: () => unknown }

function NoListings({ query: { error, isFetching, refetch } }: { query: Query }) {
  const t = useWords()
  if (error === null) return <Spinner label={t('Loading listings...')} className="py-10" />
  return (
    <ErrorState
      level={3}
      title={t('The listings could not be loaded')}
      text={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}

type ByWordsProps = Pick<Props, 'onChoose'> & { search: string; isOpen: (listing: Listing) => boolean }

function ByWords({ search, isOpen, onChoose }: ByWordsProps) {
  const found = useListingsByWords(search)
  if (found.data === undefined) return <NoListings query={found} />
  const { listings, more } = found.data
  return <Found listings={listings.filter(isOpen)} {...{ more, search, onChoose }} />
}

type FoundProps = Pick<Props, 'onChoose'> & {
  listings: readonly Listing[]
  more: boolean
  search: string
}

function Found({ listings, more, search, onChoose }: FoundProps) {
  const t = useWords()
  const shown = listings.slice(0, MOST_FOUND)
  const rest = listings.length - shown.length
  return (
    <div>
      <p role="status" className="mb-1.5 text-sm wrap-anywhere text-ink-muted">
        {listings.length === 0
          ? t('No listing matches “{search}”.', { search })
          : more
            ? t.count(listings.length, 'More than {n} listing found.', 'More than {n} listings found.')
            : t.count(listings.length, '{n} listing found.', '{n} listings found.')}
        {rest > 0 ? ` ${t('The first {n} are shown. Type more to narrow them.', { n: MOST_FOUND })}` : ''}
      </p>
      <ChoiceList title="" listings={shown} onChoose={onChoose} />
    </div>
  )
}

type OfferedProps = Pick<Props, 'onChoose'> & Pick<ReturnType<typeof useChoices>, 'favorites' | 'chats' | 'opened'>

function Offered({ favorites, chats, opened, onChoose }: OfferedProps) {
  const t = useWords()
  if (favorites.length + chats.length + opened.length === 0)
    return (
      <p className="py-2 text-ink-muted">{t('Search above. Listings that you save or chat about are offered here.')}</p>
    )
  return (
    <>
      <ChoiceList title={t('Favorites')} listings={favorites} onChoose={onChoose} />
      <ChoiceList title={t('From your chats')} listings={chats} onChoose={onChoose} />
      <ChoiceList title={t('Opened recently')} listings={opened} onChoose={onChoose} />
    </>
  )
}

type ListProps = Pick<Props, 'onChoose'> & { title: string; listings: readonly Listing[] }

function ChoiceList({ title, listings, onChoose }: ListProps) {
  const currency = useCurrency((state) => state.value)
  if (listings.length === 0) return null
  return (
    <section>
      {title ? <h3 className="mb-1.5 text-sm text-ink-muted">{title}</h3> : null}
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
