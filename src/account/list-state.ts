import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'

/** Samples if the server answers without success (A 8), an error if it does not answer. */
export type ListState<Item> =
  | { at: 'loading' }
  | { at: 'error'; error: Error }
  | { at: 'samples'; reason: string }
  /** `stale`: why the last refetch failed. */
  | { at: 'ready'; items: readonly Item[]; stale: Error | null }

export type ListQuery<Item> = Pick<UseQueryResult<Item[]>, 'data' | 'error' | 'isFetching' | 'refetch'>

/** The state of a list's query. `success: false` with status 200 shows the samples; a failure keeps the known list. */
export function listState<Item>({ data, error }: Pick<ListQuery<Item>, 'data' | 'error'>): ListState<Item> {
  if (error instanceof ApiError && error.status === 200) return { at: 'samples', reason: error.message }
  if (data !== undefined) return { at: 'ready', items: data, stale: error }
  return error === null ? { at: 'loading' } : { at: 'error', error }
}
