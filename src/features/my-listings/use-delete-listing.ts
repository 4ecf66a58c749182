import { useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { useSendOnce } from '@/api/send-once'
import { deleteProperty } from '@/contract/listing/properties'
import type { Listing } from '@/domain/listing/listing'
import type { OwnListing } from '@/domain/listing/own/own-listings'
import { listingsChanged } from '@/listing/listing-changes'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { changeShown } from './own-cache'
import { useWords } from '@/words/use-words'

/** Deletes an own listing optimistically; a refusal restores it (A 8). */
export function useDeleteListing() {
  const t = useWords()
  const queryClient = useQueryClient()
  const token = useToken((state) => state.value)

  return useSendOnce({
    about: ({ id }: OwnListing) => ['delete-listing', id],
    mutationFn: ({ id }: OwnListing) => call(deleteProperty, { params: { id } }),
    onMutate: ({ id }) => changeShown(queryClient, token, (rows) => rows.filter((row) => row.id !== id)),
    onSuccess: () => void notify({ text: t('Property deleted successfully!'), tone: 'good' }),
    onError: async (error, listing) => {
      await changeShown(queryClient, token, (rows) => withRow(rows, listing))
      const text =
        error instanceof ApiError && error.message
          ? t('Failed to delete property: {message}', { message: error.message })
          : t('Failed to delete property. Please try again.')
      notify({ text, tone: 'bad' })
    },
    onSettled: () => void listingsChanged(queryClient),
  })
}

function withRow<Row extends Listing>(rows: Row[], listing: OwnListing): Row[] {
  // An own listing is all that a row of any of the lists needs to be.
  const row = listing as unknown as Row
  return [...rows.filter(({ id }) => id !== listing.id), row].toSorted((one, other) => other.createdMs - one.createdMs)
}
