import { Link } from '@tanstack/react-router'
import { Lock, SearchX } from 'lucide-react'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { Delayed } from '@/ui/skeleton/skeleton'
import { Spinner } from '@/ui/spinner/spinner'
import { BackToListings } from './back-to-listings'
import { useWords } from '@/words/use-words'

export function EditLoading() {
  const t = useWords()
  return (
    <div className="page-text pt-4 md:pt-6">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {t('Edit Property')}
      </h1>
      <Delayed className="grid min-h-80 place-items-center">
        <Spinner label={t('Loading your listing...')} />
      </Delayed>
    </div>
  )
}

type EditFailedProps = { error: Error; onRetry: () => void; retrying: boolean }

/** A failed fetch of the listing (A 8). */
export function EditFailed({ error, onRetry, retrying }: EditFailedProps) {
  const t = useWords()
  return (
    <ErrorState
      level={1}
      title={t('Failed to fetch property data')}
      text={error.message}
      onRetry={onRetry}
      retrying={retrying}
      actions={<BackToListings look="outline" />}
      className="py-20"
    />
  )
}

export function EditMissing() {
  const t = useWords()
  return (
    <EmptyState
      level={1}
      picture={<ScenePicture icon={SearchX} />}
      title={t('Property Not Found')}
      reason={t('This listing no longer exists, so there is nothing to edit.')}
      actions={<BackToListings look="outline" />}
      className="py-20"
    />
  )
}

export function EditNotYours({ id }: { id: string }) {
  const t = useWords()
  return (
    <EmptyState
      level={1}
      picture={<ScenePicture icon={Lock} />}
      title={t('This is not your listing')}
      reason={t('Only the owner can edit this listing.')}
      actions={
        <>
          <BackToListings look="outline" />
          <Button asChild variant="outline">
            <Link to="/dashboard/property/$id" params={{ id }}>
              {t('View listing')}
            </Link>
          </Button>
        </>
      }
      className="py-20"
    />
  )
}
