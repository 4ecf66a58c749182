import { useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { useSendOnce } from '@/api/send-once'
import { confirmProperty } from '@/contract/listing/properties'
import type { OwnListing } from '@/domain/listing/own/own-listings'
import { listingsChanged } from '@/listing/listing-changes'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { changeShown } from './own-cache'
import { useWords } from '@/words/use-words'

export function useConfirmListing() {
  const t = useWords()
  const queryClient = useQueryClient()
  const token = useToken((state) => state.value)

  return useSendOnce({
    about: ({ id }: OwnListing) => ['confirm-listing', id],
    mutationFn: ({ id }: OwnListing) => call(confirmProperty, { params: { id } }),
    onSuccess: async ({ data }, { id }) => {
      const confirmedMs = Date.parse(data.confirmed_at)
      await changeShown(queryClient, token, (rows) =>
        rows.map((row) => (row.id === id ? { ...row, confirmedMs } : row)),
      )
      notify({ text: t('Confirmed. Buyers can see that it is available.'), tone: 'good' })
      void listingsChanged(queryClient)
    },
    onError: (error) => {
      const said = error instanceof ApiError && error.message
      notify({
        text: said
          ? t('Failed to confirm the listing: {message}', { message: said })
          : t('Failed to confirm the listing. Please try again.'),
        tone: 'bad',
      })
    },
  })
}
