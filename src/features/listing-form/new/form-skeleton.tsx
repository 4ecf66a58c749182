import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'

/** Same geometry as the form. */
export function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="mt-6">
      <Delayed>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
          <div className="space-y-6">
            <Skeleton className="h-96 rounded-card" />
            <Skeleton className="h-72 rounded-card" />
          </div>
          <div className="space-y-6 max-lg:hidden">
            <Skeleton className="aspect-4/3 rounded-card" />
            <Skeleton className="h-44 rounded-card" />
          </div>
        </div>
      </Delayed>
    </div>
  )
}
