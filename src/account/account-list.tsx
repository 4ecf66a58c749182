import type { ReactNode } from 'react'
import { capitalize } from '@/domain/text'
import { ErrorState } from '@/ui/error-state/error-state'
import { RetryNote } from '@/ui/retry-note/retry-note'
import { Delayed } from '@/ui/skeleton/skeleton'
import { listState, type ListQuery } from './list-state'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

type Props<Item> = {
  /** Lower case, for messages: 'saved searches'. */
  noun: Label
  query: ListQuery<Item>
  loading: ReactNode
  /** Shown where the server answers without success (A 8). */
  samples: () => readonly Item[]
  staleTitle?: string
  /** Replaces an empty list; without it `children` get the empty list. */
  empty?: ReactNode
  children: (items: readonly Item[], sample: boolean) => ReactNode
}

export function AccountList<Item>({ noun, query, loading, samples, staleTitle, empty, children }: Props<Item>) {
  const t = useWords()
  const state = listState(query)
  const retry = { onRetry: () => void query.refetch(), retrying: query.isFetching }
  return (
    <>
      {state.at === 'loading' ? (
        <>
          <p role="status" className="sr-only">
            {t('Loading {noun}...', { noun: t(noun) })}
          </p>
          <Delayed>{loading}</Delayed>
        </>
      ) : null}
      {state.at === 'error' ? (
        <ErrorState
          title={t('{noun} could not be loaded', { noun: capitalize(t(noun)) })}
          text={state.error.message}
          {...retry}
        />
      ) : null}
      {state.at === 'samples' ? (
        <>
          <RetryNote
            tone="warn"
            className="mb-6"
            title={t('These are samples, not your {noun}', { noun: t(noun) })}
            {...retry}
          >
            {state.reason} {t('Until yours can be loaded, you see what {noun} look like.', { noun: t(noun) })}
          </RetryNote>
          {children(samples(), true)}
        </>
      ) : null}
      {state.at === 'ready' ? (
        <>
          {state.stale ? (
            <RetryNote tone="warn" className="mb-6" title={staleTitle ?? t('This may have changed')} {...retry}>
              {state.stale.message}
            </RetryNote>
          ) : null}
          {empty && state.items.length === 0 ? empty : children(state.items, false)}
        </>
      ) : null}
    </>
  )
}
