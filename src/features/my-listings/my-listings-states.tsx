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

const ROWS = 3

export function MyListingsLoading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your listings...
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
  const token = useToken((state) => state.value)
  const stored = useSessionUser()
  const profile = useQuery(accountQueries.profile(token)).data
  const ready = canList(profile?.verification ?? stored)
  return (
    <EmptyState
      picture={<ScenePicture icon={House} />}
      title="No Active Listings"
      reason={
        ready
          ? 'What you offer for sale or for rent stands here, with how often it was viewed, saved and asked about.'
          : 'Complete verification to list properties: your mobile number and a government ID. You only do this once.'
      }
      actions={
        <Button asChild>
          <Link to="/dashboard/list-property">{ready ? 'List Property' : 'Complete verification'}</Link>
        </Button>
      }
    />
  )
}

type MyListingsFailedProps = { error: Error; onRetry: () => void; retrying: boolean }

export function MyListingsFailed({ error, onRetry, retrying }: MyListingsFailedProps) {
  return (
    <ErrorState title="Your listings could not be loaded" text={error.message} onRetry={onRetry} retrying={retrying} />
  )
}

export function MyListingsStale({ error, onRetry, retrying }: MyListingsFailedProps) {
  return (
    <RetryNote onRetry={onRetry} retrying={retrying} className="mt-5">
      These may be out of date. {error.message}
    </RetryNote>
  )
}

export function NoneOfStatus({ status, onShowAll }: { status: OwnStatus; onShowAll: () => void }) {
  return (
    <EmptyState
      picture={<ScenePicture icon={ListFilter} />}
      title={status === 'available' ? 'No Active Listings' : `No ${status} listings`}
      reason="None of your listings has this status."
      actions={<Button onClick={onShowAll}>Show all</Button>}
    />
  )
}
