import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { editableListingKeys } from '@/api/query-keys'
import { getProperty } from '@/contract/listing/properties'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { storedPhotos, type StoredPhoto } from '@/domain/listing-form/stored-photos'

/** `version`: when the listing was last changed, if the server says so. */
export type EditableListing = { listing: Listing; photos: StoredPhoto[]; version: string | undefined }

/** Never cached: an edit must start from the stored state. Asked again for what other tabs and devices have saved. */
export function editableQuery(id: string) {
  return queryOptions({
    queryKey: editableListingKeys.ofListing(id),
    queryFn: async ({ signal }): Promise<EditableListing> => {
      const { data } = await call(getProperty, { params: { id } }, { signal })
      return { listing: toListing(data), photos: storedPhotos(data.images), version: data.updated_at ?? undefined }
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: 'always',
  })
}
