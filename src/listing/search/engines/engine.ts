import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { callRows } from '@/api/call'
import { ApiError, NOT_THERE } from '@/api/errors'
import { listingKeys } from '@/api/query-keys'
import { serverNow } from '@/api/server-clock'
import { listProperties } from '@/contract/listing/properties'
import { toListing } from '@/domain/listing/map-listing'
import { loadCode } from '@/lib/load-code'
import { useRefusedList } from '@/session/marks/refused-list'
import type * as server from './server-calls'

/** `page`: the domain's rules over the whole list. `server`: where the list is refused (413), for a day on a device. */
type Engine = 'page' | 'server'

type Known = {
  engine: Engine
  /** Null once a kept one proved out of date: the list is to be asked. */
  refusal: ApiError | null
  /** It is of an earlier session. */
  kept: boolean
}

const TOO_LARGE = 413
/** The market may have become smaller by then, or the backend another one. */
const DAY_MS = 24 * 60 * 60_000

const known = (client: QueryClient) => client.getQueryData<Known>(listingKeys.engine)

const know = (client: QueryClient, now: Known) => client.setQueryData<Known>(listingKeys.engine, now)

export function useInPage(): boolean {
  const { data } = useQuery<Known>({ queryKey: listingKeys.engine, queryFn: skipToken, gcTime: Infinity })
  return (data?.engine ?? 'page') === 'page'
}

/** The whole list, in which the page finds listings: one cached answer feeds browse, map, saved and profiles (B 7). */
export function listQuery() {
  return queryOptions({
    queryKey: listingKeys.list,
    queryFn: async ({ client, signal }) => {
      requireList(client)
      try {
        return await callRows(listProperties, {}, toListing, { signal })
      } catch (error) {
        learnFromList(client, error)
        throw error
      }
    },
    staleTime: 60_000,
    // Many parts of a screen read it: one that comes late must not ask again behind the error that the others show.
    retryOnMount: false,
  })
}

export type Server = typeof server

/** Asks the server; the code of the calls loads with the first one. Remembers a backend that lacks them. */
export async function askServer<Answer>(
  client: QueryClient,
  ask: (server: Server) => Promise<Answer>,
): Promise<Answer> {
  const calls = await loadCode(() => import('./server-calls'))
  try {
    return await ask(calls)
  } catch (error) {
    learnFromSearch(client, error)
    throw error
  }
}

/** The refusal of an earlier session, while it holds; null where there is none. */
function keptRefusal(): ApiError | null {
  const kept = useRefusedList.getState().current()
  if (!kept) return null
  const age = serverNow() - kept.at
  // An instant of the future was written by a clock that was wrong.
  return age >= 0 && age < DAY_MS ? new ApiError(listProperties.id, TOO_LARGE, kept.said) : null
}

/** Throws the refusal of the whole list that is known already, so that nobody asks for it twice. */
function requireList(client: QueryClient): void {
  if (!known(client)) {
    const kept = keptRefusal()
    if (kept) know(client, { engine: 'server', refusal: kept, kept: true })
  }
  const { refusal } = known(client) ?? {}
  if (refusal) throw refusal
}

/** Remembers that the list is too large, if that is why it failed. */
function learnFromList(client: QueryClient, error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== TOO_LARGE) return
  const { engine = 'server' } = known(client) ?? {}
  know(client, { engine, refusal: error, kept: false })
  useRefusedList.getState().set({ at: serverNow(), said: error.said })
}

function learnFromSearch(client: QueryClient, error: unknown): void {
  const before = known(client)
  if (!before || before.engine === 'page' || !(error instanceof ApiError) || !NOT_THERE.includes(error.status)) return
  know(client, { engine: 'page', refusal: before.kept ? null : before.refusal, kept: false })
  useRefusedList.getState().set(null)
  if (before.kept) void client.resetQueries({ queryKey: listingKeys.list })
}
