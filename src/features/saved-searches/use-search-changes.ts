import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { useSendOnce } from '@/api/send-once'
import { serverNow } from '@/api/server-clock'
import {
  deleteSavedSearch,
  openSavedSearch,
  toggleSavedSearchAlerts,
  type SavedSearch,
} from '@/contract/favorites/saved-searches'
import { searchOfSaved } from '@/domain/search/saved-search'
import { visitSaved } from '@/session/marks/visits'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { savedSearchQueries } from './saved-searches.queries'
import { useWords } from '@/words/use-words'

/** Turns alerts on or off at once, and back when the server refuses; presses in a row go out one after the other. */
export function useToggleAlerts(search: SavedSearch) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { queryKey } = savedSearchQueries.list(useToken((state) => state.value))
  const mutationKey = ['saved-search-alerts', search.id]
  const flip = () =>
    queryClient.setQueryData(queryKey, (rows) =>
      rows?.map((row) => (row.id === search.id ? { ...row, alerts_enabled: !row.alerts_enabled } : row)),
    )
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: () => call(toggleSavedSearchAlerts, { params: { id: String(search.id) } }),
    async onMutate() {
      await queryClient.cancelQueries({ queryKey })
      flip()
    },
    onError(error) {
      flip()
      notify({
        text: t('The alerts of “{name}” were not changed. {reason}', { name: search.name, reason: error.message }),
        tone: 'bad',
      })
    },
    onSettled: () =>
      // An answer read between two presses would show the state before the second.
      queryClient.isMutating({ mutationKey }) <= 1 ? queryClient.invalidateQueries({ queryKey }) : undefined,
  })
}

/** What was new no longer is. If the server does not hear of it, the count comes back with the next answer. */
export function useOpenSearch(saved: SavedSearch): () => void {
  const { id } = saved
  const queryClient = useQueryClient()
  const { queryKey } = savedSearchQueries.list(useToken((state) => state.value))
  const opening = useSendOnce({
    about: ['open-search', id],
    mutationFn: () => call(openSavedSearch, { params: { id: String(id) } }),
    onMutate() {
      if (saved.new_since) visitSaved(searchOfSaved(saved), Date.parse(saved.new_since), serverNow())
      queryClient.setQueryData(queryKey, (rows) => rows?.map((row) => (row.id === id ? { ...row, new_count: 0 } : row)))
    },
  })
  return opening.mutate
}

export function useDeleteSearch({ id, name }: SavedSearch) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { queryKey } = savedSearchQueries.list(useToken((state) => state.value))
  return useSendOnce({
    about: ['delete-search', id],
    mutationFn: () => call(deleteSavedSearch, { params: { id: String(id) } }),
    onSuccess() {
      queryClient.setQueryData(queryKey, (rows) => rows?.filter((row) => row.id !== id))
      notify({ text: t('Deleted “{name}”', { name }), tone: 'good' })
    },
    onError: (error) =>
      notify({ text: t('“{name}” was not deleted. {reason}', { name, reason: error.message }), tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
