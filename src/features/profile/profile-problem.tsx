import { Lock, UserRoundX } from 'lucide-react'
import { profileFailure } from '@/account/use-own-profile'
import { ApiError } from '@/api/errors'
import { BrowseLink } from '@/listing/links/browse-link'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'

type Props = { error: Error; retrying: boolean; onRetry: () => void }

/** In place of a profile that cannot be shown: unknown, private, or not loaded (A 2, A 8). */
export function ProfileProblem({ error, retrying, onRetry }: Props) {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 404) {
    return (
      <EmptyState
        level={1}
        picture={<ScenePicture icon={UserRoundX} />}
        title="User not found"
        reason="There is no profile at this address. The account may have been closed."
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
        title="This profile is private"
        reason="You can still find its owner’s listings and ask about them."
        actions={<ToProperties />}
        className="py-20"
      />
    )
  }
  return (
    <ErrorState
      level={1}
      title="Error Loading Profile"
      text={profileFailure(error)}
      onRetry={onRetry}
      retrying={retrying}
      className="py-20"
    />
  )
}

function ToProperties() {
  return (
    <Button asChild>
      <BrowseLink>Browse Properties</BrowseLink>
    </Button>
  )
}
