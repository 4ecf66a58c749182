import { clsx } from 'clsx'
import { SearchX } from 'lucide-react'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { useCountedView } from '@/listing/interest/use-counted-view'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { RetryNote } from '@/ui/retry-note/retry-note'
import { Delayed, Skeleton, SkeletonText } from '@/ui/skeleton/skeleton'
import { Spinner } from '@/ui/spinner/spinner'
import { BackLink } from './back-link'
import { KeepIcons } from './contact/keep-icons'
import type { Distances } from './place/nearby-amenities'
import { PropertyView } from './property-view'
import { useNarrow } from '@/ui/media/use-media'
import { useProperty, type PropertyState } from './use-property'
import type { Label } from '@/words/words'
import { useWords } from '@/words/use-words'

type Props = {
  id: string
  map?: (listing: Listing) => ReactNode
  nearby?: (listing: Listing) => ReactNode
  costs?: (listing: Listing) => ReactNode
  monthly?: (listing: Listing) => ReactNode
  /** How far places are, by their names, in meters; those that nobody knows are left out. */
  distances?: Distances
  onTitle?: (title: string | undefined) => void
}

const TITLES: Partial<Record<PropertyState['is'], Label>> = {
  loading: 'Property',
  missing: 'Property Not Found',
  failed: 'Error Loading Property',
}

export function PropertyScreen({ id, map, nearby, costs, monthly, distances, onTitle }: Props) {
  const t = useWords()
  const { state, now, retry, retrying } = useProperty(id)
  const narrow = useNarrow()
  const arrived = useRef(false)
  const noteFocus = useCallback((focused: boolean) => {
    arrived.current = focused
  }, [])
  const listing = 'listing' in state ? state.listing : undefined
  const titleOfState = TITLES[state.is]
  const title = listing?.title ?? (titleOfState && t(titleOfState))

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
          {t('This listing could not be loaded. You see the built-in copy, which may be out of date.')}
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

/** The server failed and no built-in listing has this id (B 8). */
function PropertyFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const t = useWords()
  return (
    <ErrorState
      level={1}
      title={t('Error Loading Property')}
      text={t('Property not found')}
      onRetry={onRetry}
      retrying={retrying}
      actions={<BackLink look="outline" />}
      className="py-20"
    />
  )
}

function PropertyMissing() {
  const t = useWords()
  return (
    <EmptyState
      level={1}
      picture={<ScenePicture icon={SearchX} />}
      title={t('Property Not Found')}
      reason={t('This listing does not exist, or its owner took it down.')}
      actions={<BackLink look="outline" />}
      className="py-20"
    />
  )
}

/** Same boxes as the screen, while the listing loads. `onLeave` gets whether its heading had the focus. */
function PropertySkeleton({ id, onLeave }: { id: string; onLeave: (focused: boolean) => void }) {
  const t = useWords()
  const heading = useCallback((node: HTMLElement | null) => () => onLeave(document.activeElement === node), [onLeave])
  return (
    <div className="relative">
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {t('Property')}
      </h1>
      <Delayed>
        <Spinner
          label={t('Loading property...')}
          className={clsx(
            'absolute inset-x-0 top-28 z-1 mx-auto w-fit rounded-full bg-surface-raised px-4 py-2 shadow-1',
            'sm:top-44',
          )}
        />
        <div data-picture-of={id}>
          <Skeleton
            className={clsx(
              'aspect-4/3 rounded-card! w-full sm:aspect-[2.1]',
              'sm:max-h-[clamp(18rem,100dvh-31rem,42rem)]',
            )}
          />
        </div>
        <div className="mt-5 grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div>
            <Skeleton className="mb-2.5 h-6 w-36" />
            <Skeleton className="h-9 w-4/5" />
            <Skeleton className="mt-2 h-6 w-3/5" />
            <Skeleton className="mt-3 h-6 w-2/5" />
          </div>
          <Skeleton className="h-9 w-56 max-lg:order-first lg:ml-auto" />
        </div>
        <Skeleton className="mt-6 h-12 w-full" />
        <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div>
            <Skeleton className="mb-4 h-10 w-44" />
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
              {['beds', 'baths', 'area', 'parking'].map((fact) => (
                <Skeleton key={fact} className="h-26 rounded-card!" />
              ))}
            </div>
            <SkeletonText lines={8} className="mt-8" />
          </div>
          <Skeleton className="h-96 rounded-card!" />
        </div>
      </Delayed>
    </div>
  )
}
