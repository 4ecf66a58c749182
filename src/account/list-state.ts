import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'

/** What a list of the account shows: samples where the server answers without success (A 8), an error where it does not answer. */
export type ListState<Item> =
  | { at: 'loading' }
  | { at: 'error'; error: Error }
  | { at: 'samples'; reason: string }
  /** `stale`: the last attempt to read it again failed. */
  | { at: 'ready'; items: readonly Item[]; stale: Error | null }

export type ListQuery<Item> = Pick<UseQueryResult<Item[]>, 'data' | 'error' | 'isFetching' | 'refetch'>

/** The state of a list's query. A refused answer (`success: false` with status 200) brings the samples; a failure keeps what was known. */
export function listState<Item>({ data, error }: Pick<ListQuery<Item>, 'data' | 'error'>): ListState<Item> {
  if (error instanceof ApiError && error.status === 200) return { at: 'samples', reason: error.message }
  if (data !== undefined) return { at: 'ready', items: data, stale: error }
  return error === null ? { at: 'loading' } : { at: 'error', error }
}
