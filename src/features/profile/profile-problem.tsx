import { Lock, UserRoundX } from 'lucide-react'
import { profileFailure } from '@/account/use-own-profile'
import { ApiError } from '@/api/errors'
import { BrowseLink } from '@/listing/links/browse-link'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { useWords } from '@/words/use-words'

type Props = { error: Error; retrying: boolean; onRetry: () => void }

/** In place of a profile that cannot be shown: unknown, private, or not loaded (A 2, A 8). */
export function ProfileProblem({ error, retrying, onRetry }: Props) {
  const t = useWords()
  const status = error instanceof ApiError ? error.status : 0
  if (status === 404) {
    return (
      <EmptyState
        level={1}
        picture={<ScenePicture icon={UserRoundX} />}
        title={t('User not found')}
        reason={t('There is no profile at this address. The account may have been closed.')}
        actions={<ToProperties />}
        className="py-20"
      />
    )
  }
  if (status === 403) {
    return (
      <EmptyState
        level={1}
        picture={<ScenePicture icon={Lock} />}
        title={t('This profile is private')}
        reason={t('You can still find its owner’s listings and ask about them.')}
        actions={<ToProperties />}
        className="py-20"
      />
    )
  }
  return (
    <ErrorState
      level={1}
      title={t('Error Loading Profile')}
      text={profileFailure(error)}
      onRetry={onRetry}
      retrying={retrying}
      className="py-20"
    />
  )
}

function ToProperties() {
  const t = useWords()
  return (
    <Button asChild>
      <BrowseLink>{t('Browse Properties')}</BrowseLink>
    </Button>
  )
}
