import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { House, ListFilter } from 'lucide-react'
import { accountQueries } from '@/account/account.queries'
import type { OwnStatus } from '@/domain/listing/own/own-view'
import { canList } from '@/domain/people/verification'
import { useSessionUser, useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { RetryNote } from '@/ui/retry-note/retry-note'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { rowClass, rowPictureClass } from './row/own-listing-row'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const ROWS = 3

export function MyListingsLoading() {
  const t = useWords()
  return (
    <>
      <p role="status" className="sr-only">
        {t('Loading your listings...')}
      </p>
      <Delayed className="@container mt-5 grid gap-4">
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} aria-hidden className={rowClass}>
            <div className={rowPictureClass}>
              <Skeleton className="size-full rounded-none!" />
            </div>
            <div className="p-3 sm:p-4">
              <Skeleton className="h-6 w-32" />
              <Skeleton className="mt-2 h-4.5 w-4/5" />
              <Skeleton className="mt-2 h-4 w-1/2" />
              <Skeleton className="mt-4 h-10 w-3/5 max-sm:hidden" />
            </div>
            <Skeleton className="m-3 h-22 @3xs:col-span-2 sm:hidden" />
          </div>
        ))}
      </Delayed>
    </>
  )
}

export function MyListingsEmpty() {
  const t = useWords()
  const token = useToken((state) => state.value)
  const stored = useSessionUser()
  const profile = useQuery(accountQueries.profile(token)).data
  const ready = canList(profile?.verification ?? stored)
  return (
    <EmptyState
      picture={<ScenePicture icon={House} />}
      title={t('No Active Listings')}
      reason={
        ready
          ? t('Your listings show up here with their views, saves and inquiries.')
          : t(
              'Complete verification to list properties: your mobile number and a government ID. You only do this once.',
            )
      }
      actions={
        <Button asChild>
          <Link to="/dashboard/list-property">{ready ? t('List Property') : t('Complete verification')}</Link>
        </Button>
      }
    />
  )
}

type MyListingsFailedProps = { error: Error; onRetry: () => void; retrying: boolean }

export function MyListingsFailed({ error, onRetry, retrying }: MyListingsFailedProps) {
  const t = useWords()
  return (
    <ErrorState
      title={t('Your listings could not be loaded')}
      text={error.message}
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}

export function MyListingsStale({ error, onRetry, retrying }: MyListingsFailedProps) {
  const t = useWords()
  return (
    <RetryNote onRetry={onRetry} retrying={retrying} className="mt-5">
      {t('These may be out of date. {message}', { message: error.message })}
    </RetryNote>
  )
}

const NONE: Record<OwnStatus, Label> = {
  all: 'No Active Listings',
  available: 'No Active Listings',
  pending: 'No pending listings',
  sold: 'No sold or rented listings',
}

export function NoneOfStatus({ status, onShowAll }: { status: OwnStatus; onShowAll: () => void }) {
  const t = useWords()
  return (
    <EmptyState
      picture={<ScenePicture icon={ListFilter} />}
      title={t(NONE[status])}
      reason={t('None of your listings has this status.')}
      actions={<Button onClick={onShowAll}>{t('Show all')}</Button>}
    />
  )
}
