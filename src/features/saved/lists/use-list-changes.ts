import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { useSendOnce } from '@/api/send-once'
import {
  changeFavoriteList,
  createFavoriteList,
  deleteFavoriteList,
  type FavoriteList,
  type FavoriteListForm,
} from '@/contract/favorites/favorite-lists'
import { endFavoriteListLink, shareFavoriteList } from '@/contract/favorites/shared-lists'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { favoriteListQueries } from './lists.queries'
import { useWords } from '@/words/use-words'

type Change = { name?: string; add?: string[]; remove?: string[] }

function useCache() {
  const queryClient = useQueryClient()
  const { queryKey } = favoriteListQueries.list(useToken((state) => state.value))
  return {
    edit: (change: (lists: FavoriteList[]) => FavoriteList[]) =>
      queryClient.setQueryData(queryKey, (lists) => lists && change(lists)),
    cancel: () => queryClient.cancelQueries({ queryKey }),
    readAgain: () => queryClient.invalidateQueries({ queryKey }),
  }
}

/** Puts homes into a list or takes them out, at once; back when the server refuses. */
export function useListHomes({ id, name }: FavoriteList) {
  const t = useWords()
  const cache = useCache()
  const apply = ({ add = [], remove = [] }: Change) =>
    cache.edit((lists) =>
      lists.map((list) => {
        if (list.id !== id) return list
        const ids = new Set([...list.property_ids.map(String), ...add])
        return { ...list, property_ids: [...ids].filter((home) => !remove.includes(home)) }
      }),
    )
  return useMutation({
    scope: { id: `favorite-list ${id}` },
    mutationFn: (body: Change) => call(changeFavoriteList, { params: { id: String(id) }, body }),
    async onMutate(change) {
      await cache.cancel()
      apply(change)
    },
    onError(error, { add = [], remove = [] }) {
      apply({ add: remove, remove: add })
      notify({ text: t('“{name}” was not changed. {reason}', { name, reason: error.message }), tone: 'bad' })
    },
    onSettled: cache.readAgain,
  })
}

export function useStoreList(id: string | null) {
  const cache = useCache()
  return useSendOnce({
    about: ({ name }: FavoriteListForm) => ['store-list', id, name],
    mutationFn: async (body: FavoriteListForm) =>
      (
        await (id === null
          ? call(createFavoriteList, { body })
          : call(changeFavoriteList, { params: { id }, body: { name: body.name } }))
      ).data,
    onSuccess(stored) {
      cache.edit((lists) =>
        id === null ? [...lists, stored] : lists.map((list) => (list.id === stored.id ? stored : list)),
      )
      void cache.readAgain()
    },
  })
}

export function useListLink({ id }: FavoriteList) {
  const cache = useCache()
  const params = { id: String(id) }
  const show = (link: string | null) =>
    cache.edit((lists) => lists.map((list) => (list.id === id ? { ...list, link } : list)))
  const making = useSendOnce({
    about: ['list-link', id],
    mutationFn: async () => (await call(shareFavoriteList, { params })).data.link ?? null,
    onSuccess: show,
    onSettled: cache.readAgain,
  })
  const ending = useSendOnce({
    about: ['list-link', id],
    mutationFn: () => call(endFavoriteListLink, { params }),
    onSuccess: () => show(null),
    onSettled: cache.readAgain,
  })
  return { making, ending }
}

export function useDeleteList() {
  const t = useWords()
  const cache = useCache()
  const again = useStoreList(null)
  const failed = (name: string) => (error: Error) =>
    notify({ text: t('“{name}” was not brought back. {reason}', { name, reason: error.message }), tone: 'bad' })
  return useSendOnce({
    about: ({ id }: FavoriteList) => ['delete-list', id],
    mutationFn: ({ id }: FavoriteList) => call(deleteFavoriteList, { params: { id: String(id) } }),
    onSuccess(_, { id, name, property_ids }) {
      cache.edit((lists) => lists.filter((list) => list.id !== id))
      const undo = () => again.mutate({ name, property_ids: property_ids.map(String) }, { onError: failed(name) })
      notify({ text: t('Deleted “{name}”', { name }), action: { label: t('Undo'), onPress: undo } })
    },
    onError: (error, { name }) =>
      notify({ text: t('“{name}” was not deleted. {reason}', { name, reason: error.message }), tone: 'bad' }),
    onSettled: cache.readAgain,
  })
}
