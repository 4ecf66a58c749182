import { Link } from '@tanstack/react-router'
import { ArrowLeftRight } from 'lucide-react'
import { BrowseLink } from '@/listing/links/browse-link'
import { useRoutePrefix } from '@/session/route-prefix'
import { buttonClass } from '@/ui/button/button-class'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'

export function CompareEmpty() {
  const prefix = useRoutePrefix()
  return (
    <EmptyState
      picture={<ScenePicture icon={ArrowLeftRight} />}
      title="No Properties to Compare"
      reason="Add two to four of your saved properties to see prices, sizes and features side by side."
      actions={
        <>
          <Link to={`${prefix}/favorites`} className={buttonClass({ variant: 'outline' })}>
            Saved Properties
          </Link>
          <BrowseLink className={buttonClass({ variant: 'outline' })}>Browse Properties</BrowseLink>
        </>
      }
    />
  )
}
