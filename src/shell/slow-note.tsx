import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useState, type ReactNode } from 'react'
import {
  conversationKeys,
  listingKeys,
  messageKeys,
  notificationKeys,
  ownListingKeys,
  tourKeys,
  visitingTimesKeys,
} from '@/api/query-keys'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

/** Milliseconds after which somebody who waits is told for what. */
const LONG = 5_000

const WORDS: Record<string, Label> = {
  [listingKeys.all[0]]: 'Still waiting for the server to send the listings…',
  [ownListingKeys.all[0]]: 'Still waiting for the server to send your listings…',
  [conversationKeys.all[0]]: 'Still waiting for the server to send your conversations…',
  [messageKeys.all[0]]: 'Still waiting for the server to send the messages…',
  [notificationKeys.all[0]]: 'Still waiting for the server to send your notifications…',
  [tourKeys.all[0]]: 'Still waiting for the server to send your tours…',
  [visitingTimesKeys.ofAny[0]]: 'Still waiting for the server to send the tour times…',
}

/** What is awaited at this moment, in words; null for nothing. What the screen has already is not awaited. */
function awaited(client: QueryClient): Label | null {
  if (client.isMutating() > 0) return 'Still waiting for the server to take your changes…'
  const [query] = client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'pending' && state.fetchStatus === 'fetching' })
  return query ? (WORDS[String(query.queryKey[0])] ?? 'Still waiting for the server to send this page…') : null
}

/** Says what the screen waits for, once that takes more than five seconds. */
export function SlowNote(): ReactNode {
  const t = useWords()
  const client = useQueryClient()
  const [waiting, setWaiting] = useState<Label | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = notifyManager.batchCalls(() => {
      if (awaited(client) === null) {
        clearTimeout(timer)
        timer = undefined
        setWaiting(null)
      } else timer ??= setTimeout(() => setWaiting(awaited(client)), LONG)
    })
    const stops = [client.getQueryCache().subscribe(look), client.getMutationCache().subscribe(look)]
    look()
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [client])
  return (
    <p
      role="status"
      className={clsx(
        'pointer-events-none fixed inset-x-4 bottom-20 z-30 mx-auto w-fit rounded-control bg-surface-raised px-4',
        'py-2 text-center font-strong text-ink shadow-2 empty:hidden md:bottom-6 print:hidden',
      )}
    >
      {waiting === null ? null : t(waiting)}
    </p>
  )
}
