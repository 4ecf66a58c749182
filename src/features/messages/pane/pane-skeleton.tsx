import { clsx } from 'clsx'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { useWords } from '@/words/use-words'

export function PaneSkeleton() {
  const t = useWords()
  return (
    <Delayed className="flex min-h-0 flex-1 flex-col">
      <p role="status" className="sr-only">
        {t('Loading conversation…')}
      </p>
      <div className="flex items-center gap-3 border-b bg-surface-raised px-4 py-2.5">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="flex items-center gap-3 border-b bg-surface-raised px-4 py-2.5">
        <Skeleton className="h-12 w-16" />
        <Skeleton className="h-4 w-56 max-w-1/2" />
      </div>
      <ThreadSkeleton />
    </Delayed>
  )
}

export function ThreadSkeleton() {
  return (
    <div aria-hidden className="flex flex-1 flex-col justify-end gap-3 px-4 py-5">
      {['w-3/5', 'w-2/5', 'w-1/2'].map((width, line) => (
        <Skeleton key={width} className={clsx('h-11 rounded-card', width, line === 1 && 'self-end')} />
      ))}
    </div>
  )
}
