import { Link } from '@tanstack/react-router'
import { House } from 'lucide-react'
import { useState } from 'react'
import { serverNow } from '@/api/server-clock'
import { ListingCard } from '@/listing/card/listing-card'
import { ListingCardSkeleton } from '@/listing/card/listing-card-skeleton'
import { MoreListings } from '@/listing/links/more-listings'
import type { Listed } from '@/listing/search/results'
import type { PersonListings } from '@/listing/search/use-listings-of'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { Delayed } from '@/ui/skeleton/skeleton'
import { CARD_GRID } from './profile-layout'
import { useWords } from '@/words/use-words'

type Props = { listings: PersonListings; name: string; own: boolean; canList: boolean }

export function ProfileListings({ listings, name, own, canList }: Props) {
  const t = useWords()
  const { known, error, retry, fetching } = listings
  if (known) return listings.listings.length > 0 ? <Cards {...listings} /> : <NoListings {...{ name, own, canList }} />
  if (error) {
    return (
      <ErrorState
        title={t('The listings could not be loaded')}
        text={error.message}
        onRetry={retry}
        retrying={fetching}
      />
    )
  }
  return (
    <Delayed className={CARD_GRID}>
      <ListingCardSkeleton />
      <ListingCardSkeleton />
      <ListingCardSkeleton />
    </Delayed>
  )
}

const AT_ONCE = 24

function Cards({ listings, total, next }: Listed) {
  const t = useWords()
  const [shown, setShown] = useState(AT_ONCE)
  const now = serverNow()
  return (
    <>
      <div className={CARD_GRID}>
        {listings.slice(0, shown).map((listing, place) => (
          <ListingCard key={listing.id} listing={listing} now={now} eager={place < 3} level={2} />
        ))}
      </div>
      {shown < total ? (
        <MoreListings more={shown < listings.length ? null : next} onMore={() => setShown(shown + AT_ONCE)}>
          {t('Show {n} more', { n: Math.min(AT_ONCE, total - shown) })}
        </MoreListings>
      ) : null}
    </>
  )
}

function NoListings({ name, own, canList }: Pick<Props, 'name' | 'own' | 'canList'>) {
  const t = useWords()
  return (
    <EmptyState
      picture={<ScenePicture icon={House} />}
      title={t('No listings yet')}
      reason={
        own
          ? canList
            ? t('What you offer for sale or rent will appear here.')
            : t('Once your phone and ID are verified, you can list properties.')
          : t('{name} has nothing for sale or rent at the moment.', { name })
      }
      actions={
        own && canList ? (
          <Button asChild>
            <Link to="/dashboard/list-property">{t('List Property')}</Link>
          </Button>
        ) : own ? undefined : (
          <Button asChild variant="outline">
            <Link to="/dashboard/properties">{t('Browse Properties')}</Link>
          </Button>
        )
      }
    />
  )
}
