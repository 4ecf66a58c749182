import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { useCountedView } from '@/listing/interest/use-counted-view'
import { RetryNote } from '@/ui/retry-note/retry-note'
import { BackLink } from './back-link'
import { KeepIcons } from './contact/keep-icons'
import type { Distances } from './place/nearby-amenities'
import { PropertyFailed, PropertyMissing } from './property-problem'
import { PropertySkeleton } from './property-skeleton'
import { PropertyView } from './property-view'
import { useNarrow } from '@/ui/media/use-media'
import { useProperty, type PropertyState } from './use-property'

type Props = {
  id: string
  /** Renders the map; called once it is near the window. */
  map?: (listing: Listing) => ReactNode
  /** Renders what lies near it, below the map; called with it. */
  nearby?: (listing: Listing) => ReactNode
  /** Renders what the listing costs a month and at closing; called once it is near the window. */
  costs?: (listing: Listing) => ReactNode
  /** Renders what the listing costs a month, in one line below its price. */
  monthly?: (listing: Listing) => ReactNode
  /** How far places are, by their names, in metres; those that nobody knows are left out. */
  distances?: Distances
  /** Sets the title of the tab. */
  onTitle?: (title: string | undefined) => void
}

const TITLES: Partial<Record<PropertyState['is'], string>> = {
  loading: 'Property',
  missing: 'Property Not Found',
  failed: 'Error Loading Property',
}

/** The property detail screen in all its states (B 2.4, B 8). */
export function PropertyScreen({ id, map, nearby, costs, monthly, distances, onTitle }: Props) {
  const { state, now, retry, retrying } = useProperty(id)
  const narrow = useNarrow()
  const arrived = useRef(false)
  const noteFocus = useCallback((focused: boolean) => {
    arrived.current = focused
  }, [])
  const listing = 'listing' in state ? state.listing : undefined
  const title = listing?.title ?? TITLES[state.is]

  useCountedView(id, state.is === 'shown')
  useEffect(() => onTitle?.(title), [onTitle, title])

  // The heading that had the focus on arrival gave way to the listing's own: the focus moves along.
  useEffect(() => {
    if (state.is === 'loading' || !arrived.current) return
    arrived.current = false
    if (document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('#main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [state.is])

  return (
    <div className="page-frame pt-2 pb-12 md:pt-3 print:max-w-none print:p-0 print:[zoom:0.74]">
      {listing || state.is === 'loading' ? (
        <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-2 print:hidden">
          <BackLink />
          {listing && narrow ? <KeepIcons listing={listing} /> : null}
        </div>
      ) : null}
      {state.is === 'loading' ? <PropertySkeleton id={id} onLeave={noteFocus} /> : null}
      {state.is === 'built-in' ? (
        <RetryNote onRetry={retry} retrying={retrying} className="mb-4">
          This listing could not be loaded. You see the built-in copy, which may be out of date.
        </RetryNote>
      ) : null}
      {listing ? (
        <PropertyView
          key={listing.id}
          {...{ listing, now, distances }}
          map={map?.(listing)}
          nearby={nearby?.(listing)}
          costs={costs?.(listing)}
          monthly={monthly?.(listing)}
        />
      ) : null}
      {state.is === 'missing' ? <PropertyMissing /> : null}
      {state.is === 'failed' ? <PropertyFailed onRetry={retry} retrying={retrying} /> : null}
    </div>
  )
}
