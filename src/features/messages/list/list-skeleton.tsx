import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'

/** Conversations to come. */
export function ListSkeleton() {
  return (
    <Delayed>
      <p role="status" className="sr-only">
        Loading conversations…
      </p>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3 border-b page-panel-inset py-3.5">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="flex-1 space-y-2.5 py-1">
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-3 w-4/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </Delayed>
  )
}
