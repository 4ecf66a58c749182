import { useCallback } from 'react'
import { Delayed, Skeleton, SkeletonText } from '@/ui/skeleton/skeleton'
import { Spinner } from '@/ui/spinner/spinner'

/** Same boxes as the screen, while the listing loads. `onLeave` gets whether its heading had the focus. */
export function PropertySkeleton({ id, onLeave }: { id: string; onLeave: (focused: boolean) => void }) {
  const heading = useCallback((node: HTMLElement | null) => () => onLeave(document.activeElement === node), [onLeave])
  return (
    <div className="relative">
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        Property
      </h1>
      <Delayed>
        <Spinner
          label="Loading property..."
          className="absolute inset-x-0 top-28 z-1 mx-auto w-fit rounded-full bg-surface-raised px-4 py-2 shadow-1 sm:top-44"
        />
        <div data-picture-of={id}>
          <Skeleton className="aspect-4/3 rounded-card! w-full sm:aspect-[2.1] sm:max-h-[clamp(18rem,100dvh-31rem,42rem)]" />
        </div>
        <div className="mt-5 grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div>
            <Skeleton className="mb-2.5 h-6 w-36" />
            <Skeleton className="h-9 w-4/5" />
            <Skeleton className="mt-2 h-6 w-3/5" />
            <Skeleton className="mt-3 h-6 w-2/5" />
          </div>
          <Skeleton className="h-9 w-56 max-lg:order-first lg:ml-auto" />
        </div>
        <Skeleton className="mt-6 h-12 w-full" />
        <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div>
            <Skeleton className="mb-4 h-10 w-44" />
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
              {['beds', 'baths', 'area', 'parking'].map((fact) => (
                <Skeleton key={fact} className="h-26 rounded-card!" />
              ))}
            </div>
            <SkeletonText lines={8} className="mt-8" />
          </div>
          <Skeleton className="h-96 rounded-card!" />
        </div>
      </Delayed>
    </div>
  )
}
