import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ApiError } from '@/api/errors'
import type { FavoriteList } from '@/contract/favorites/favorite-lists'
import { sameId } from '@/domain/ids'
import { useToken } from '@/session/session'
import { favoriteListQueries } from './lists.queries'

const NONE: readonly FavoriteList[] = []

export function useLists() {
  const token = useToken((state) => state.value)
  const { data, error, isFetching, refetch } = useQuery(favoriteListQueries.list(token))
  const absent = error instanceof ApiError && error.status === 404
  return {
    off: token === null || absent,
    loaded: data !== undefined,
    lists: data ?? NONE,
    error: data === undefined && !absent ? error : null,
    retrying: isFetching,
    retry: () => void refetch(),
  }
}

/** The list that is looked at, by its id in the URL (`?list=f1`), so that Back and a reload keep it; null shows all. */
export function useChosenList(lists: readonly FavoriteList[]): [FavoriteList | null, (id: string | null) => void] {
  const { list }: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const choose = (id: string | null) =>
    void navigate({
      to: '.',
      search: (old) => ({ ...old, list: id ?? undefined }),
      replace: true,
      resetScroll: false,
    })
  const chosen = typeof list === 'string' || typeof list === 'number' ? lists.find(({ id }) => sameId(id, list)) : null
  return [chosen ?? null, choose]
}
