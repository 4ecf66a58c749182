import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useDelayed } from './use-delayed'

/** Give it the size of the content. Hidden from assistive technology: announce 'Loading…' once elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('block animate-shimmer rounded-md bg-ink/8', className)} />
}

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={clsx('block space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx('h-3.5', line === lines - 1 && lines > 1 && 'w-2/3')} />
      ))}
    </span>
  )
}

/** Reserves the space of its children and shows them after 150 ms, so quick answers do not flash. */
export function Delayed({ ms = 150, className, children }: { ms?: number; className?: string; children: ReactNode }) {
  const shown = useDelayed(ms)
  return <div className={clsx(shown ? 'animate-fade-in' : 'invisible', className)}>{children}</div>
}
