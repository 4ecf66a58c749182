import type { WireProperty, WirePropertyImage, WirePropertyUser } from '@/contract/properties'
import type { SamplePerson } from './people'
import pictures from './pictures.gen.json'
import type { SampleListing } from './sample-listing'

type Picture = { name: string; alt: string; width: number; height: number; placeholder?: string; file?: string }
type PictureObject = Exclude<WirePropertyImage, string>

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Width in pixels of the file that `image_url` names; the others are variants. */
const MAIN_WIDTH = 960
const OTHER_WIDTHS = [480, 1600]
const manifest = pictures as Record<string, Picture[] | undefined>

/** A listing's pictures as the wire gives them, the cover first: `image_url` is the 960 px file, `variants` all widths. */
export function sampleImages(listingId: string): PictureObject[] {
  return (manifest[listingId] ?? []).map((picture) => {
    const file = `properties/${picture.file ?? `${listingId}/${picture.name}`}`
    return {
      id: `${listingId}-${picture.name}`,
      image_url: `${file}-${MAIN_WIDTH}.webp`,
      alt: picture.alt,
      width: MAIN_WIDTH,
      height: Math.round((MAIN_WIDTH * picture.height) / picture.width),
      placeholder: picture.placeholder ?? null,
      variants: OTHER_WIDTHS.map((width) => ({ width, image_url: `${file}-${width}.webp` })),
    }
  })
}

/** A sample in the wire's columns (B 3.2), lists as JSON text, without owner and pictures. `now` in milliseconds. */
export function sampleColumns(sample: SampleListing, now: number) {
  const list = (values: string[] | undefined) => JSON.stringify(values ?? [])
  return {
    id: sample.id,
    title: sample.title,
    price: sample.price,
    currency: 'PHP',
    listing_type: sample.listing_type,
    status: sample.status,
    user_id: sample.owner,
    size: sample.size ?? null,
    parking: sample.parking ?? null,
    bedrooms: sample.bedrooms ?? null,
    bathrooms: sample.bathrooms ?? null,
    street: sample.street,
    city: sample.city,
    province: sample.province,
    zip: sample.zip,
    description: sample.description,
    features: list(sample.features),
    utilities_included: list(sample.utilities_included),
    nearby_amenities: list(sample.nearby_amenities),
    latitude: sample.latitude,
    longitude: sample.longitude,
    year_built: sample.year_built ?? null,
    furnishing: sample.furnishing ?? null,
    pet_friendly: sample.pet_friendly ?? null,
    minimum_lease: sample.minimum_lease ?? null,
    deposit: sample.deposit ?? null,
    deposit_currency: sample.deposit === undefined ? null : 'PHP',
    floor_level: sample.floor_level ?? null,
    category: sample.category,
    property_type: sample.property_type,
    property_subtype: sample.property_type,
    condition: sample.condition,
    lot_size: sample.lot_size ?? null,
    ceiling_height: sample.ceiling_height ?? null,
    loading_bays: sample.loading_bays ?? null,
    capacity: sample.capacity ?? null,
    zoning_type: sample.zoning_type ?? null,
    occupancy_status: sample.occupancy_status ?? null,
    roi: sample.roi ?? null,
    hoa_fees: sample.hoa_fees ?? null,
    rating: sample.rating ?? null,
    created_at: new Date(now - sample.listed_hours_ago * HOUR).toISOString(),
    building_features: list(sample.building_features),
    industrial_features: list(sample.industrial_features),
    land_features: list(sample.land_features),
    special_features: list(sample.special_features),
    investment_features: list(sample.investment_features),
  }
}

/** The owner as the property calls give one: phone and e-mail only where they show them. */
export function sampleOwner(person: SamplePerson, now: number): WirePropertyUser {
  return {
    id: person.id,
    name: person.name,
    first_name: person.first_name,
    last_name: person.last_name,
    username: person.username,
    email: person.shows.includes('email') ? person.email : null,
    phone_number: person.shows.includes('phone') ? person.phone_number : null,
    profile_picture: person.profile_picture,
    phone_verified: person.phone_verified,
    id_verified: person.id_verified,
    premium_plan: person.premium_plan,
    rating: person.rating,
    review_count: person.review_count,
    member_since: new Date(now - person.member_since_days_ago * DAY).toISOString(),
  }
}

/** A built-in listing exactly as the server would answer it. */
export function sampleToWire(sample: SampleListing, people: SamplePerson[], now: number): WireProperty {
  const owner = people.find((person) => person.id === sample.owner)
  return {
    ...sampleColumns(sample, now),
    images: sampleImages(sample.id),
    user: owner ? sampleOwner(owner, now) : null,
  }
}
