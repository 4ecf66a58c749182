import type { WireProperty, WirePropertyUser } from '@/contract/listing/property'
import type { Listing } from '../listing/listing'
import { toListingUpdate } from './form-wire'
import type { ListingFormValues } from './form'
import { toListing } from '../listing/map-listing'
import { t } from '@/words/words'

export function previewListing(
  values: ListingFormValues,
  pictures: readonly string[],
  owner: WirePropertyUser | null,
): Listing {
  const columns = Object.entries(toListingUpdate(values)).map(([name, value]) => [
    name,
    Array.isArray(value) ? JSON.stringify(value) : value,
  ])
  const wire: WireProperty = {
    ...(Object.fromEntries(columns) as WireProperty),
    id: 'preview',
    title: values.title.trim() || t('Your listing'),
    images: [...pictures],
    user_id: owner?.id ?? null,
    user: owner,
  }
  return toListing(wire)
}
