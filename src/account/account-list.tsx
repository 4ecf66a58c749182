import type { ReactNode } from 'react'
import { ErrorState } from '@/ui/error-state/error-state'
import { Delayed } from '@/ui/skeleton/skeleton'
import { listState, type ListQuery } from './list-state'
import { Note } from './note'

type Props<Item> = {
  /** What the list holds, in lower case, as its messages name it: 'saved searches'. */
  noun: string
  query: ListQuery<Item>
  /** The skeleton, in the final geometry. */
  loading: ReactNode
  /** What stands there where the server answers without success. */
  samples: () => readonly Item[]
  /** Above a list whose last reading failed. */
  staleTitle?: string
  /** In place of a list with nothing in it; without it `children` show that themselves. */
  empty?: ReactNode
  children: (items: readonly Item[], sample: boolean) => ReactNode
}

/** A list of the account in whichever state it is: on its way, failed, samples, as it was before, empty, or as it should be. */
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
        <ErrorState title={`${capitalized(noun)} could not be loaded`} text={state.error.message} {...retry} />
      ) : null}
      {state.at === 'samples' ? (
        <>
          <Note title={`These are samples, not your ${noun}`} {...retry}>
            {state.reason} Until your own can be read, you see what {noun} look like.
          </Note>
          {children(samples(), true)}
        </>
      ) : null}
      {state.at === 'ready' ? (
        <>
          {state.stale ? (
            <Note title={staleTitle} {...retry}>
              {state.stale.message}
            </Note>
          ) : null}
          {empty && state.items.length === 0 ? empty : children(state.items, false)}
        </>
      ) : null}
    </>
  )
}

function capitalized(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}
