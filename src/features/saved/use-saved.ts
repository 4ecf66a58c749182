import { useMemo } from 'react'
import { useNamedListings } from '@/listing/search/use-named-listings'
import { useFavorites } from '@/session/favorites'
import { findSaved, type Saved } from './saved-listings'
import { useWords } from '@/words/use-words'

export type SavedState =
  | { at: 'loading' }
  /** The call failed or brought no listing at all: samples are shown instead (B 7). */
  | { at: 'samples'; reason: string }
  | ({ at: 'ready' } & Saved)

export function useSaved() {
  const t = useWords()
  const favorites = useFavorites((state) => state.value)
  const { emptyMarket, data, error, isFetching, refetch } = useNamedListings(favorites)
  const state = useMemo((): SavedState => {
    if (data === undefined) return error === null ? { at: 'loading' } : { at: 'samples', reason: error.message }
    if (emptyMarket) return { at: 'samples', reason: t('The server has no listings at the moment.') }
    return { at: 'ready', ...findSaved(favorites, data, t) }
  }, [emptyMarket, data, error, favorites, t])
  return { favorites, state, retry: () => void refetch(), retrying: isFetching }
}
