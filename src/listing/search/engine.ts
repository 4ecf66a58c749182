import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { listingKeys } from '@/api/query-keys'

/**
 * What finds listings: `page`, the rules of the domain over the whole list, or `server`, the calls that search. The list says which: it
 * is asked once a session, and refused (413) where it is too large.
 */
export type Engine = 'page' | 'server'

type Known = { engine: Engine; refusal: ApiError }

const TOO_LARGE = 413
/** Of a backend without the additions. */
const NOT_THERE = [404, 405, 501]

const known = (client: QueryClient) => client.getQueryData<Known>(listingKeys.engine)

/** Throws the refusal of the whole list that is known already, so that nobody asks for it twice. */
export function demandList(client: QueryClient): void {
  const { refusal } = known(client) ?? {}
  if (refusal) throw refusal
}

/** Remembers that the list is too large, if that is why it failed. */
export function learnFromList(client: QueryClient, error: unknown): void {
  if (error instanceof ApiError && error.status === TOO_LARGE && !known(client))
    client.setQueryData<Known>(listingKeys.engine, { engine: 'server', refusal: error })
}

/** Remembers that the backend cannot search, if that is why a search failed: the screens show why there is no list either. */
function learnFromSearch(client: QueryClient, error: unknown): void {
  const before = known(client)
  if (before && error instanceof ApiError && NOT_THERE.includes(error.status))
    client.setQueryData<Known>(listingKeys.engine, { ...before, engine: 'page' })
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
