import { useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { useSendOnce } from '@/api/send-once'
import { updateProperty } from '@/contract/listing/properties'
import type { ListingStatus } from '@/domain/listing/listing'
import type { OwnListing } from '@/domain/listing/own/own-listings'
import { listingsChanged } from '@/listing/listing-changes'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { changeShown } from './own-cache'
import { useWords } from '@/words/use-words'

type Change = { listing: OwnListing; status: ListingStatus }

/** Changes the status of an own listing optimistically; a refusal reverts it (A 8). */
export function useChangeStatus() {
  const t = useWords()
  const queryClient = useQueryClient()
  const token = useToken((state) => state.value)
  const show = (id: string, status: ListingStatus) =>
    changeShown(queryClient, token, (rows) => rows.map((row) => (row.id === id ? { ...row, status } : row)))

  return useSendOnce({
    about: ({ listing, status }: Change) => ['listing-status', listing.id, status],
    mutationFn: ({ listing: { id, title, price, listingType, propertyType }, status }: Change) =>
      call(updateProperty, {
        params: { id },
        // Required by the call, unchanged (A 5).
        body: { title, price, listing_type: listingType, property_type: propertyType, status },
      }),
    onMutate: ({ listing, status }) => show(listing.id, status),
    onSuccess: () => void notify({ text: t('Property updated successfully!'), tone: 'good' }),
    onError: async (error, { listing }) => {
      await show(listing.id, listing.status)
      const text =
        error instanceof ApiError && error.message
          ? t('Update failed: {message}', { message: error.message })
          : t('Failed to update property. Please try again.')
      notify({ text, tone: 'bad' })
    },
    onSettled: () => void listingsChanged(queryClient),
  })
}
