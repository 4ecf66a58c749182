import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { ApiError, NOT_THERE } from '@/api/errors'
import { listingKeys } from '@/api/query-keys'
import { serverNow } from '@/api/server-clock'
import { listProperties } from '@/contract/listing/properties'
import { useRefusedList } from '@/session/marks/refused-list'

/**
 * What finds listings: `page`, the rules of the domain over the whole list, or `server`, the calls that search. The list says which: it
 * is refused (413) where it is too large, and then asked for at most once a day on a device.
 */
export type Engine = 'page' | 'server'

type Known = {
  engine: Engine
  /** Null once a kept one proved out of date: the list is to be asked. */
  refusal: ApiError | null
  /** It is of an earlier session. */
  kept: boolean
}

const TOO_LARGE = 413
/** A list that was refused is asked for again after a day: the market may have become smaller, or the backend another one. */
const DAY_MS = 24 * 60 * 60_000

const known = (client: QueryClient) => client.getQueryData<Known>(listingKeys.engine)

const know = (client: QueryClient, now: Known) => client.setQueryData<Known>(listingKeys.engine, now)

/** The refusal of an earlier session, while it holds; null where there is none. */
function keptRefusal(): ApiError | null {
  const kept = useRefusedList.getState().current()
  if (!kept) return null
  const age = serverNow() - kept.at
  // An instant of the future was written by a clock that was wrong.
  return age >= 0 && age < DAY_MS ? new ApiError(listProperties.id, TOO_LARGE, kept.said) : null
}

/** Throws the refusal of the whole list that is known already, so that nobody asks for it twice. */
export function demandList(client: QueryClient): void {
  if (!known(client)) {
    const kept = keptRefusal()
    if (kept) know(client, { engine: 'server', refusal: kept, kept: true })
  }
  const { refusal } = known(client) ?? {}
  if (refusal) throw refusal
}

/** Remembers that the list is too large, if that is why it failed. */
export function learnFromList(client: QueryClient, error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== TOO_LARGE) return
  const { engine = 'server' } = known(client) ?? {}
  know(client, { engine, refusal: error, kept: false })
  useRefusedList.getState().set({ at: serverNow(), said: error.said })
}

/**
 * Remembers that the backend cannot search, if that is why a search failed: the screens show why there is no list either. The refusal of
 * an earlier session is no reason any more: the list is asked for.
 */
function learnFromSearch(client: QueryClient, error: unknown): void {
  const before = known(client)
  if (!before || before.engine === 'page' || !(error instanceof ApiError) || !NOT_THERE.includes(error.status)) return
  know(client, { engine: 'page', refusal: before.kept ? null : before.refusal, kept: false })
  useRefusedList.getState().set(null)
  if (before.kept) void client.resetQueries({ queryKey: listingKeys.list })
}

/** Whether a cursor or a snapshot is gone: the search starts over. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 410
}

/** Makes calls that search, and remembers a backend that lacks them. */
export async function asked<Answer>(client: QueryClient, calls: () => Promise<Answer>): Promise<Answer> {
  try {
    return await calls()
  } catch (error) {
    learnFromSearch(client, error)
    throw error
  }
}

export function useEngine(): Engine {
  const { data } = useQuery<Known>({ queryKey: listingKeys.engine, queryFn: skipToken, gcTime: Infinity })
  return data?.engine ?? 'page'
}
