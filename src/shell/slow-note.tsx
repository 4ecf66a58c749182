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

/** Milliseconds after which somebody who waits is told for what. */
const LONG = 5_000

const WORDS: Record<string, string> = {
  [listingKeys.all[0]]: 'the listings',
  [ownListingKeys.all[0]]: 'your listings',
  [conversationKeys.all[0]]: 'your conversations',
  [messageKeys.all[0]]: 'the messages',
  [notificationKeys.all[0]]: 'your notifications',
  [tourKeys.all[0]]: 'your tours',
  [visitingTimesKeys.ofAny[0]]: 'the visiting times',
}

/** What is awaited at this moment, in words; null for nothing. What the screen has already is not awaited. */
function awaited(client: QueryClient): string | null {
  if (client.isMutating() > 0) return 'to take your changes'
  const [query] = client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'pending' && state.fetchStatus === 'fetching' })
  return query ? `to send ${WORDS[String(query.queryKey[0])] ?? 'this page'}` : null
}

/** Says what the screen waits for, once that takes more than five seconds. */
export function SlowNote(): ReactNode {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState<string | null>(null)
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
      {waiting === null ? null : `Still waiting for the server ${waiting}…`}
    </p>
  )
}
