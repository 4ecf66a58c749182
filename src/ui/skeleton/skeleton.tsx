import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useDelayed } from './use-delayed'

/** A grey stand-in; give it the size of what will come. Hidden from assistive technology: say 'Loading…' once, elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('block animate-shimmer rounded-md bg-ink/8', className)} />
}

/** Lines of text to come, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={clsx('block space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx('h-3.5', line === lines - 1 && lines > 1 && 'w-2/3')} />
      ))}
    </span>
  )
}

/** Keeps the room of its children from the start and shows them after 150 ms, so that a quick answer never flashes. */
export function Delayed({ ms = 150, className, children }: { ms?: number; className?: string; children: ReactNode }) {
  const shown = useDelayed(ms)
  return <div className={clsx(shown ? 'animate-fade-in' : 'invisible', className)}>{children}</div>
}
