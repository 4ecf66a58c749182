import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarX2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AccountList } from '@/account/account-list'
import { useShownNotifications } from '@/account/notifications/use-shown-notifications'
import { tourKeys } from '@/api/query-keys'
import { serverNow } from '@/api/server-clock'
import { useRoutePrefix } from '@/session/route-prefix'
import { useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { sampleTours } from './sample-tours'
import { ScheduleTour } from './schedule-tour'
import { TourList } from './tour-list'
import { tourQueries } from './tours.queries'

/** Property Tours (A 2). */
export function ToursScreen() {
  const token = useToken((state) => state.value)
  const query = useQuery(tourQueries.list(token))
  useTourNews()
  return (
    <div className="mx-auto max-w-4xl px-4 pt-5 pb-12 md:px-7 md:pt-8">
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            Property Tours
          </h1>
          <p className="mt-1 text-ink-muted">Your visits to listings, past and to come.</p>
        </div>
        <ScheduleTour />
      </header>
      <AccountList
        noun="tours"
        query={query}
        loading={<ToursLoading />}
        samples={() => sampleTours(serverNow())}
        empty={<ToursEmpty />}
      >
        {(tours, sample) => <TourList tours={tours} sample={sample} />}
      </AccountList>
    </div>
  )
}

/** News about a tour arrives as a notification: then the tours themselves have changed. */
function useTourNews() {
  const queryClient = useQueryClient()
  const { data } = useShownNotifications()
  const newest = data?.find(({ type }) => type === 'tour_reminder')?.id
  const known = useRef(newest)
  useEffect(() => {
    if (known.current !== undefined && known.current !== newest) {
      void queryClient.invalidateQueries({ queryKey: tourKeys.all })
    }
    known.current = newest
  }, [newest, queryClient])
}

function ToursEmpty() {
  const prefix = useRoutePrefix()
  return (
    <EmptyState
      picture={<ScenePicture icon={CalendarX2} />}
      title="No tours scheduled"
      reason="Ask for a visit on any listing. What you asked for and what was agreed stands here."
      actions={
        <Button asChild variant="outline">
          <Link to={`${prefix}/properties`}>Browse Properties</Link>
        </Button>
      }
    />
  )
}

function ToursLoading() {
  return (
    <>
      <Skeleton className="mb-3 h-6 w-32" />
      <ul className="space-y-4">
        {[1, 2].map((place) => (
          <li
            key={place}
            className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface-raised p-3 sm:grid-cols-[13rem_minmax(0,1fr)] sm:p-4"
          >
            <Skeleton className="aspect-4/3 w-full" />
            <span className="space-y-2.5">
              <Skeleton className="h-5 w-24" />
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-2/3 max-sm:hidden" />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
