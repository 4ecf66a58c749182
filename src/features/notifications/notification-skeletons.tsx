import { Skeleton } from '@/ui/skeleton/skeleton'

/** Notifications to come, in their final geometry. */
export function NotificationSkeletons() {
  return (
    <>
      <Skeleton className="mb-2.5 h-4 w-16" />
      <ul className="divide-y divide-line rounded-card border border-line bg-surface-raised">
        {[1, 2, 3, 4].map((place) => (
          <li key={place} className="flex gap-3 px-3 py-3.5 sm:px-4">
            <Skeleton className="size-12 shrink-0 rounded-full" />
            <span className="flex-1 space-y-2 py-1">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3.5 w-4/5" />
              <Skeleton className="h-3 w-1/4" />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
