import { Link } from '@tanstack/react-router'
import { ListingCardSkeleton } from '@/listing/card/listing-card-skeleton'
import { RetryNote } from '@/ui/retry-note/retry-note'
import { useRoutePrefix } from '@/session/route-prefix'
import { buttonClass } from '@/ui/button/button-class'
import { ErrorState } from '@/ui/error-state/error-state'
import { Delayed } from '@/ui/skeleton/skeleton'
import { Section } from '../section'
import { FeaturedCard } from './featured-card'
import { useFeatured } from './use-featured'

const REASONS = {
  failed: 'The listings could not be loaded.',
  empty: 'Nothing is listed right now.',
}

// Three columns are too narrow on a tablet: there the row scrolls sideways, with half of the third card in view.
const row =
  'grid gap-x-5 gap-y-9 lg:grid-cols-3 xl:gap-x-6 md:max-lg:-mx-2 md:max-lg:snap-x md:max-lg:scroll-px-2 md:max-lg:auto-cols-[44%] md:max-lg:grid-flow-col md:max-lg:overflow-x-auto md:max-lg:p-2 md:max-lg:*:snap-start'

/** Three featured listings (A 1). */
export function Featured() {
  const prefix = useRoutePrefix()
  const { state, retry, retrying } = useFeatured()
  return (
    <Section
      title="Featured properties"
      text="Three homes worth a closer look this week."
      action={
        <Link to={`${prefix}/properties`} className={buttonClass({ variant: 'outline' })}>
          Browse Properties
        </Link>
      }
    >
      {state.is === 'loading' ? (
        <Delayed>
          <span role="status" className="sr-only">
            Loading properties...
          </span>
          <div className={row}>
            <ListingCardSkeleton />
            <ListingCardSkeleton />
            <ListingCardSkeleton />
          </div>
        </Delayed>
      ) : state.is === 'failed' ? (
        <ErrorState
          level={3}
          className="mx-0"
          title="The listings could not be loaded"
          text="Check your connection and try again."
          onRetry={retry}
          retrying={retrying}
        />
      ) : (
        <>
          {state.is === 'built-in' ? (
            <RetryNote onRetry={retry} retrying={retrying} className="mb-6">
              {REASONS[state.because]} You see built-in samples instead.
            </RetryNote>
          ) : null}
          <ul className={row}>
            {state.listings.map((listing) => (
              <FeaturedCard key={listing.id} listing={listing} />
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
