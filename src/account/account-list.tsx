import type { ReactNode } from 'react'
import { capitalize } from '@/domain/text'
import { ErrorState } from '@/ui/error-state/error-state'
import { RetryNote } from '@/ui/retry-note/retry-note'
import { Delayed } from '@/ui/skeleton/skeleton'
import { listState, type ListQuery } from './list-state'

type Props<Item> = {
  /** Lower case, for messages: 'saved searches'. */
  noun: string
  query: ListQuery<Item>
  loading: ReactNode
  /** Shown where the server answers without success (A 8). */
  samples: () => readonly Item[]
  staleTitle?: string
  /** Replaces an empty list; without it `children` get the empty list. */
  empty?: ReactNode
  children: (items: readonly Item[], sample: boolean) => ReactNode
}

export function AccountList<Item>({
  noun,
  query,
  loading,
  samples,
  staleTitle = 'This may have changed',
  empty,
  children,
}: Props<Item>) {
  const state = listState(query)
  const retry = { onRetry: () => void query.refetch(), retrying: query.isFetching }
  return (
    <>
      {state.at === 'loading' ? (
        <>
          <p role="status" className="sr-only">
            Loading {noun}...
          </p>
          <Delayed>{loading}</Delayed>
        </>
      ) : null}
      {state.at === 'error' ? (
        <ErrorState title={`${capitalize(noun)} could not be loaded`} text={state.error.message} {...retry} />
      ) : null}
      {state.at === 'samples' ? (
        <>
          <RetryNote tone="warn" className="mb-6" title={`These are samples, not your ${noun}`} {...retry}>
            {state.reason} Until your own can be read, you see what {noun} look like.
          </RetryNote>
          {children(samples(), true)}
        </>
      ) : null}
      {state.at === 'ready' ? (
        <>
          {state.stale ? (
            <RetryNote tone="warn" className="mb-6" title={staleTitle} {...retry}>
              {state.stale.message}
            </RetryNote>
          ) : null}
          {empty && state.items.length === 0 ? empty : children(state.items, false)}
        </>
      ) : null}
    </>
  )
}
