import { Link } from '@tanstack/react-router'
import { Lock, SearchX } from 'lucide-react'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { Delayed } from '@/ui/skeleton/skeleton'
import { Spinner } from '@/ui/spinner/spinner'
import { BackToListings } from './back-to-listings'

export function EditLoading() {
  return (
    <div className="page-text pt-4 md:pt-6">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        Edit Property
      </h1>
      <Delayed className="grid min-h-80 place-items-center">
        <Spinner label="Loading your listing..." />
      </Delayed>
    </div>
  )
}

type EditFailedProps = { error: Error; onRetry: () => void; retrying: boolean }

/** A failed fetch of the listing (A 8). */
export function EditFailed({ error, onRetry, retrying }: EditFailedProps) {
  return (
    <ErrorState
      level={1}
      title="Failed to fetch property data"
      text={error.message}
      onRetry={onRetry}
      retrying={retrying}
      actions={<BackToListings look="outline" />}
      className="py-20"
    />
  )
}

export function EditMissing() {
  return (
    <EmptyState
      level={1}
      picture={<ScenePicture icon={SearchX} />}
      title="Property Not Found"
      reason="This listing does not exist any more, so there is nothing to edit."
      actions={<BackToListings look="outline" />}
      className="py-20"
    />
  )
}

export function EditNotYours({ id }: { id: string }) {
  return (
    <EmptyState
      level={1}
      picture={<ScenePicture icon={Lock} />}
      title="This is not your listing"
      reason="Only the owner can edit this listing."
      actions={
        <>
          <BackToListings look="outline" />
          <Button asChild variant="outline">
            <Link to="/dashboard/property/$id" params={{ id }}>
              View listing
            </Link>
          </Button>
        </>
      }
      className="py-20"
    />
  )
}
