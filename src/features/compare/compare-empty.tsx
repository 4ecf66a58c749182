import { Link } from '@tanstack/react-router'
import { ArrowLeftRight } from 'lucide-react'
import { useArea } from '@/session/area'
import { buttonClass } from '@/ui/button/button-class'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'

export function CompareEmpty() {
  const area = useArea()
  return (
    <EmptyState
      picture={<ScenePicture icon={ArrowLeftRight} />}
      title="No Properties to Compare"
      reason="Add two to four of your saved properties to see prices, sizes and features side by side."
      actions={
        <>
          <Link to={`${area}/favorites`} className={buttonClass({ variant: 'outline' })}>
            Saved Properties
          </Link>
          <Link to={`${area}/properties`} className={buttonClass({ variant: 'outline' })}>
            Browse Properties
          </Link>
        </>
      }
    />
  )
}
