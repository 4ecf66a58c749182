import { SearchX } from 'lucide-react'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { BackLink } from './back-link'

/** The server failed and no built-in listing has this id (B 8). */
export function PropertyFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <ErrorState
      level={1}
      title="Error Loading Property"
      text="Property not found"
      onRetry={onRetry}
      retrying={retrying}
      actions={<BackLink look="outline" />}
      className="py-20"
    />
  )
}

/** The server knows no listing with this id (B 2.4). */
export function PropertyMissing() {
  return (
    <EmptyState
      level={1}
      picture={<ScenePicture icon={SearchX} />}
      title="Property Not Found"
      reason="This listing does not exist, or its owner took it down."
      actions={<BackLink look="outline" />}
      className="py-20"
    />
  )
}
