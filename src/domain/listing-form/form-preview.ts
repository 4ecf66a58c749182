import type { WireProperty, WirePropertyUser } from '@/contract/properties'
import type { Listing } from '../listing/listing'
import { toNewListing } from './form-wire'
import type { ListingFormValues } from './form'
import { toListing } from '../listing/map-listing'

/** The listing as it would stand in the results: `pictures` are addresses, the cover first. */
export function previewListing(
  values: ListingFormValues,
  pictures: readonly string[],
  owner: WirePropertyUser | null,
): Listing {
  const { address, state, square_feet, parking_spots, lat, lng, features, nearby_amenities, ...fields } =
    toNewListing(values)
  const wire: WireProperty = {
    id: 'preview',
    title: fields.title || 'Your listing',
    price: fields.price,
    currency: fields.currency,
    listing_type: fields.listing_type,
    status: values.status,
    category: fields.category,
    property_type: fields.property_type,
    street: address,
    city: fields.city,
    province: state,
    size: square_feet,
    parking: parking_spots,
    bedrooms: fields.bedrooms,
    bathrooms: fields.bathrooms,
    lot_size: fields.lot_size,
    loading_bays: fields.loading_bays,
    capacity: fields.capacity,
    description: fields.description,
    latitude: lat,
    longitude: lng,
    images: [...pictures],
    user_id: owner?.id ?? null,
    user: owner,
    features: JSON.stringify(features ?? []),
    nearby_amenities: JSON.stringify(nearby_amenities ?? []),
  }
  return toListing(wire)
}
