import { fieldsFor } from './form-fields'
import { NUMBER_RULES, numberIn, readMeasure, readNumber, type NumberFieldName } from './form-numbers'
import { MEASURE_FIELDS, typeFits, type ListingField, type ListingFormValues, type MeasureField } from './form'

/** What is wrong, by field, in the order in which the form shows its fields. */
export type ListingProblems = Partial<Record<ListingField, string>>

/** The documented texts of the form (A 5). */
export const LISTING_TEXTS = {
  photo: 'Add at least 1 photo',
  title: 'Listing title is required',
  price: 'Price is required',
  type: 'Property type is required',
} as const

/** The longest texts that are taken; a description may be a small novel. */
const LONGEST = { title: 200, description: 10_000, address: 200, city: 120, state: 120, zip: 20 } as const

/** What keeps a listing from being sent. Only fields that fit its category are looked at. Never throws. */
export function checkListingForm(values: ListingFormValues): ListingProblems {
  const fits = fieldsFor(values.category, values.listing_type)
  const problems: ListingProblems = {}
  if (!typeFits(values.category, values.property_type)) problems.property_type = LISTING_TEXTS.type
  if (values.title.trim() === '') problems.title = LISTING_TEXTS.title
  const price = readNumber(values.price, NUMBER_RULES.price)
  if ('value' in price && price.value === null) problems.price = LISTING_TEXTS.price
  else if ('value' in price && price.value === 0) problems.price = 'Type a price above 0.'
  for (const field of Object.keys(NUMBER_RULES) as NumberFieldName[]) {
    const reading = readNumber(values[field], NUMBER_RULES[field])
    if (fits.has(field) && 'problem' in reading) problems[field] ??= reading.problem
  }
  for (const field of Object.keys(MEASURE_FIELDS) as MeasureField[]) {
    const reading = readMeasure(field, values[field])
    if (fits.has(field) && 'problem' in reading) problems[field] = reading.problem
  }
  for (const [field, most] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][]) {
    const over = values[field].trim().length - most
    if (over > 0) {
      problems[field] =
        `Use at most ${most.toLocaleString('en-US')} characters (${over.toLocaleString('en-US')} too many).`
    }
  }
  // One field of the two is half a pin; the message stands at the one that is missing.
  if (!problems.lat && !problems.lng && (values.lat.trim() === '') !== (values.lng.trim() === '')) {
    problems[values.lat.trim() === '' ? 'lat' : 'lng'] = 'Type both coordinates, or neither.'
  }
  const pin = pinOf(values)
  if (pin && isNoPlace(pin))
    problems.lat ??= 'Type the coordinates of the place. Zero and zero is in the sea off Africa.'
  if (values.photos === 0) problems.photos = LISTING_TEXTS.photo
  return inFormOrder(problems)
}

/** Zero latitude and zero longitude: what stands where nobody set a place. */
export function isNoPlace({ lat, lng }: { lat: number; lng: number }): boolean {
  return lat === 0 && lng === 0
}

/** The pin, when both coordinates can be read. */
export function pinOf({ lat, lng }: Pick<ListingFormValues, 'lat' | 'lng'>): { lat: number; lng: number } | null {
  const [north, east] = [numberIn(lat, NUMBER_RULES.lat), numberIn(lng, NUMBER_RULES.lng)]
  return north === null || east === null ? null : { lat: north, lng: east }
}

/** Fields in the order in which the form shows them: the error summary leads from top to bottom. */
const FORM_ORDER: readonly ListingField[] = [
  'listing_type',
  'category',
  'property_type',
  'condition',
  'title',
  'description',
  'price',
  'currency',
  'hoa_fees',
  'address',
  'city',
  'state',
  'zip',
  'lat',
  'lng',
  'bedrooms',
  'bathrooms',
  'square_feet',
  'lot_size',
  'parking_spots',
  'year_built',
  'ceiling_height',
  'loading_bays',
  'capacity',
  'roi',
  'furnishing',
  'floor_level',
  'zoning_type',
  'occupancy_status',
  'pet_friendly',
  'minimum_lease',
  'deposit',
  'deposit_currency',
  'utilities_included',
]

export function inFormOrder(problems: ListingProblems): ListingProblems {
  const place = (field: string) => {
    const at = FORM_ORDER.indexOf(field as ListingField)
    return at < 0 ? FORM_ORDER.length : at
  }
  const entries = Object.entries(problems).toSorted(([a], [b]) => place(a) - place(b))
  return Object.fromEntries(entries)
}
