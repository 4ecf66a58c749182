import { Link, useRouterState } from '@tanstack/react-router'
import { Construction } from 'lucide-react'
import { useArea } from '@/session/area'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'

/** For a documented address whose screen is not built yet: says so and leads back. */
export function ComingPage() {
  const area = useArea()
  const title = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.title })
  return (
    <EmptyState
      level={1}
      picture={<ScenePicture icon={Construction} />}
      title={title ?? 'Not built yet'}
      reason="This screen is not built yet. Browsing, the map, favorites and comparing work."
      actions={
        <Button asChild>
          <Link to={`${area}/properties`}>Browse Properties</Link>
        </Button>
      }
    />
  )
}
