import { Link } from '@tanstack/react-router'
import { CalendarX2 } from 'lucide-react'
import { BrowseLink } from '@/listing/links/browse-link'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { Skeleton } from '@/ui/skeleton/skeleton'

export function ToursEmpty() {
  return (
    <EmptyState
      picture={<ScenePicture icon={CalendarX2} />}
      title="No tours scheduled"
      reason="Ask for a visit on any listing. What you asked for and what was agreed stands here."
      actions={
        <Button asChild variant="outline">
          <BrowseLink>Browse Properties</BrowseLink>
        </Button>
      }
    />
  )
}

export function RequestsEmpty() {
  return (
    <EmptyState
      picture={<ScenePicture icon={CalendarX2} />}
      title="Nobody has asked for a visit"
      reason="When somebody would like to see one of your listings, you confirm, decline or propose another time here."
      actions={
        <Button asChild variant="outline">
          <Link to="/dashboard/my-listings">My Listings</Link>
        </Button>
      }
    />
  )
}

/** Tours to come. */
export function ToursLoading() {
  return (
    <>
      <Skeleton className="mb-3 h-6 w-32" />
      <ul className="space-y-4">
        {[1, 2].map((place) => (
          <li
            key={place}
            className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface-raised p-3 sm:grid-cols-[13rem_minmax(0,1fr)] sm:p-4"
          >
            <Skeleton className="aspect-4/3 w-full" />
            <span className="space-y-2.5">
              <Skeleton className="h-5 w-24" />
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-2/3 max-sm:hidden" />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
