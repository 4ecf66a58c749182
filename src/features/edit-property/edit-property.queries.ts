import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { getProperty } from '@/contract/properties'
import type { Listing } from '@/domain/listing'
import { toListing } from '@/domain/map-listing'
import { storedPhotos, type StoredPhoto } from '@/domain/stored-photos'

/** A listing as it is edited: its pictures by the ids under which the server keeps them. */
export type EditableListing = { listing: Listing; photos: StoredPhoto[] }

/** Read anew at each opening: an edit starts from what is stored now. */
export function editableQuery(id: string) {
  return queryOptions({
    queryKey: ['editable-listing', id],
    queryFn: async ({ signal }): Promise<EditableListing> => {
      const { data } = await call(getProperty, { params: { id } }, { signal })
      return { listing: toListing(data), photos: storedPhotos(data.images) }
    },
    gcTime: 0,
    staleTime: Infinity,
  })
}
