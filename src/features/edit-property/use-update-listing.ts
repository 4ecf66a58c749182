import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import type { ListingUpdate } from '@/contract/listing-form'
import { updateProperty } from '@/contract/properties'
import { listingsChanged } from '@/listing/listing-changes'
import { useToken } from '@/session/session'

/** Twenty photos over a slow connection take their time. */
const UPLOAD_MS = 180_000

/** Sends an update of an own listing; what shows listings is asked again. */
export function useUpdateListing(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ListingUpdate) => {
      if (useToken.getState().value === null) throw new NotSignedIn()
      return call(updateProperty, { params: { id }, body }, { timeout: UPLOAD_MS })
    },
    onSuccess: () => void listingsChanged(queryClient),
  })
}

/** The session ended before the update was sent. */
class NotSignedIn extends Error {
  override name = 'NotSignedIn'
}

/** What A 8 says when an update fails. */
export function updateFailure(error: unknown): string {
  const signedOut = error instanceof NotSignedIn || (error instanceof ApiError && error.status === 401)
  if (signedOut) return 'Please log in to update your property'
  if (error instanceof ApiError && error.message) return `Update failed: ${error.message}`
  return 'Failed to update property. Please try again.'
}
