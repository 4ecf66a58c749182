import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CalendarX2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AccountList } from '@/account/account-list'
import { useShownNotifications } from '@/account/notifications/use-shown-notifications'
import { tourKeys } from '@/api/query-keys'
import { serverNow } from '@/api/server-clock'
import { BrowseLink } from '@/listing/links/browse-link'
import { useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { Tabs } from '@/ui/tabs/tabs'
import { Requests } from './agenda/requests'
import { sampleTours } from './sample-tours'
import { ScheduleTour } from './schedule/schedule-tour'
import { TourList } from './tour-list'
import { awaitsLister } from './tour-time'
import { tourQueries } from './tours.queries'
import type { ToursUrl, ToursView } from './tours-url'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

const VisitingTimes = lazyPart(() => import('./visiting/visiting-times').then((module) => module.VisitingTimes), {
  failed: (retry) => <PartFailed {...retry} title={t('Tour times could not be loaded')} />,
})

type Props = { url: ToursUrl; onView: (view: ToursView) => void }

export function ToursScreen({ url, onView }: Props) {
  const t = useWords()
  const token = useToken((state) => state.value)
  const visits = useQuery(tourQueries.list(token))
  const requests = useQuery(tourQueries.requests(token))
  const now = serverNow()
  const waiting = requests.data?.filter((tour) => awaitsLister(tour, now)).length ?? 0
  useTourNews()
  return (
    <div className="page-column pt-5 pb-12 md:pt-8">
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            {t('Property Tours')}
          </h1>
          <p className="mt-1 text-ink-muted">{t('Your past and upcoming tours.')}</p>
        </div>
        <ScheduleTour />
      </header>
      <Tabs
        label={t('Tours and their times')}
        value={url.show ?? 'visits'}
        onValueChange={onView}
        tabs={[
          {
            value: 'visits',
            label: t('Your tours'),
            content: (
              <AccountList
                noun="tours"
                query={visits}
                loading={<ToursLoading />}
                samples={() => sampleTours(now)}
                empty={<ToursEmpty />}
              >
                {(tours, sample) => <TourList tours={tours} side="visits" sample={sample} />}
              </AccountList>
            ),
          },
          {
            value: 'requests',
            label: t('Tours of your listings'),
            ...(waiting > 0 ? { count: waiting } : {}),
            content: (
              <AccountList
                noun="requests"
                query={requests}
                loading={<ToursLoading />}
                samples={() => []}
                empty={<RequestsEmpty />}
              >
                {(tours) => <Requests tours={tours} url={url} />}
              </AccountList>
            ),
          },
          { value: 'times', label: t('Tour times'), content: <VisitingTimes /> },
        ]}
      />
    </div>
  )
}

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
  const t = useWords()
  return (
    <EmptyState
      picture={<ScenePicture icon={CalendarX2} />}
      title={t('No tours scheduled')}
      reason={t('Ask for a tour on any listing. Your requests and agreed tours appear here.')}
      actions={
        <Button asChild variant="outline">
          <BrowseLink>{t('Browse Properties')}</BrowseLink>
        </Button>
      }
    />
  )
}

function RequestsEmpty() {
  const t = useWords()
  return (
    <EmptyState
      picture={<ScenePicture icon={CalendarX2} />}
      title={t('No tour requests yet')}
      reason={t('When someone asks to see one of your listings, you confirm or decline here, or propose another time.')}
      actions={
        <Button asChild variant="outline">
          <Link to="/dashboard/my-listings">{t('My Listings')}</Link>
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
            className={clsx(
              'grid grid-cols-[6rem_minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface-raised p-3',
              'sm:grid-cols-[13rem_minmax(0,1fr)] sm:p-4',
            )}
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
