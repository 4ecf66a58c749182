import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { getProperty } from '@/contract/properties'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { storedPhotos, type StoredPhoto } from '@/domain/listing-form/stored-photos'

/** A listing with its stored pictures and their server ids. */
export type EditableListing = { listing: Listing; photos: StoredPhoto[] }

const editableKey = (id: string) => ['editable-listing', id] as const

/** Never cached: an edit must start from the stored state. */
export function editableQuery(id: string) {
  return queryOptions({
    queryKey: editableKey(id),
    queryFn: async ({ signal }): Promise<EditableListing> => {
      const { data } = await call(getProperty, { params: { id } }, { signal })
      return { listing: toListing(data), photos: storedPhotos(data.images) }
    },
    gcTime: 0,
    staleTime: Infinity,
  })
}
