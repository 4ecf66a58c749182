import { ratingOf } from '@/domain/people/reviews'
import type { WireProperty, WirePropertyImage, WirePropertyUser } from '@/contract/listing/property'
import { fieldsOf, storedName, type FieldOf, type StoredName } from '@/domain/listing/field-kinds'
import type { PlainField } from '@/domain/listing/listing'
import { wireColumns } from '@/domain/papers/wire-columns'
import type { SamplePerson } from './people'
import pictures from './pictures.gen.json'
import plans from './plans.gen.json'
import type { SampleListing } from './sample-listing'

/** `width` and `height` in pixels: of its largest file. */
export type Picture = { name: string; alt: string; width: number; height: number; placeholder?: string; file?: string }
type PictureObject = Exclude<WirePropertyImage, string>

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Width in pixels of the file that `image_url` names; the others are variants. */
const MAIN_WIDTH = 960
const CARD_WIDTH = 480
const SKETCH = "Sketch based on this listing's details. The actual layout may differ."
const manifest = pictures as Record<string, Picture[] | undefined>

export function sampleImages(listingId: string): PictureObject[] {
  return [...wirePictures(listingId, manifest[listingId] ?? []), ...wirePlans(listingId, plans)]
}

export function wirePlans(listingId: string, lists: Record<string, Picture[] | undefined>): PictureObject[] {
  return (lists[listingId] ?? []).map(({ name, alt, width, height }) => ({
    id: `${listingId}-${name}`,
    image_url: `properties/${listingId}/${name}.svg`,
    alt,
    kind: 'floor_plan',
    caption: SKETCH,
    width,
    height,
  }))
}

/** `image_url` is the 960 px file, `variants` the card’s and a wider one if there is one. */
export function wirePictures(listingId: string, list: readonly Picture[]): PictureObject[] {
  return list.map((picture) => {
    const file = `properties/${picture.file ?? `${listingId}/${picture.name}`}`
    return {
      id: `${listingId}-${picture.name}`,
      image_url: `${file}-${MAIN_WIDTH}.webp`,
      alt: picture.alt,
      width: MAIN_WIDTH,
      height: Math.round((MAIN_WIDTH * picture.height) / picture.width),
      placeholder: picture.placeholder ?? null,
      variants: [CARD_WIDTH, picture.width]
        .filter((width) => width !== MAIN_WIDTH)
        .map((width) => ({ width, image_url: `${file}-${width}.webp` })),
    }
  })
}

type Column<Field extends PlainField> =
  Field extends FieldOf<'text' | 'choice'>
    ? string | null
    : Field extends FieldOf<'list'>
      ? string
      : Field extends FieldOf<'flag'>
        ? boolean | null
        : number | null
export type FieldColumns = { [Field in PlainField as StoredName<Field>]: Column<Field> }

export const BLANK_COLUMNS = Object.fromEntries([
  ...fieldsOf('text', 'choice', 'flag', 'number', 'measure').map((field) => [storedName(field), null]),
  ...fieldsOf('list').map((field) => [storedName(field), '[]']),
]) as FieldColumns

type Written =
  | 'id'
  | 'title'
  | 'price'
  | 'listing_type'
  | 'status'
  | 'category'
  | 'property_type'
  | 'latitude'
  | 'longitude'
type SampleColumns = Omit<FieldColumns, Written> & Pick<SampleListing, Written>

/** A sample in the wire's columns (B 3.2), lists as JSON text, without owner and pictures. `now` in milliseconds. */
export function sampleColumns(sample: SampleListing, now: number) {
  const {
    owner,
    district: _,
    listed_hours_ago,
    rating,
    earlier_prices,
    repriced_hours_ago,
    confirmed_hours_ago,
    ...fields
  } = sample
  const written = Object.entries(fields).map(([name, value]) => [
    name,
    Array.isArray(value) ? JSON.stringify(value) : value,
  ])
  return {
    ...BLANK_COLUMNS,
    ...(Object.fromEntries(written) as SampleColumns),
    currency: 'PHP',
    user_id: owner,
    deposit_currency: fields.deposit === undefined ? null : 'PHP',
    property_subtype: fields.property_type,
    rating: rating ?? null,
    created_at: new Date(now - listed_hours_ago * HOUR).toISOString(),
    price_history: sampleHistory(sample, now),
    confirmed_at: confirmed_hours_ago === undefined ? null : new Date(now - confirmed_hours_ago * HOUR).toISOString(),
  }
}

function sampleHistory(sample: SampleListing, now: number): string | null {
  const { price, earlier_prices: earlier = [], repriced_hours_ago = 0 } = sample
  if (earlier.length === 0) return null
  const steps = [...earlier, { price, hours_ago: repriced_hours_ago }]
  return JSON.stringify(
    steps.map((step) => ({ price: step.price, since: new Date(now - step.hours_ago * HOUR).toISOString() })),
  )
}

export function sampleOwner(person: SamplePerson, now: number): WirePropertyUser {
  return {
    id: person.id,
    name: person.name,
    first_name: person.first_name,
    last_name: person.last_name,
    username: person.username,
    email: person.shows.includes('email') ? person.email : null,
    phone_number: person.shows.includes('phone') ? person.phone_number : null,
    messenger: person.shows.includes('phone') ? person.messenger : null,
    profile_picture: person.profile_picture,
    phone_verified: person.phone_verified,
    id_verified: person.id_verified,
    premium_plan: person.premium_plan,
    ...ratingOf(person.stars),
    member_since: new Date(now - person.member_since_days_ago * DAY).toISOString(),
  }
}

export function sampleToWire(sample: SampleListing, people: SamplePerson[], now: number): WireProperty {
  const owner = people.find((person) => person.id === sample.owner)
  return {
    ...wireColumns(sampleColumns(sample, now)),
    images: sampleImages(sample.id),
    user: owner ? sampleOwner(owner, now) : null,
  }
}
