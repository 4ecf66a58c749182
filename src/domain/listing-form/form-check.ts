import { BROKER_LICENSE_MAX } from '@/contract/listing/ph-facts'
import { fieldsFor } from './form-fields'
import { fieldFacts, NUMBER_RULES, numberIn, readMeasure, readNumber } from './form-numbers'
import { typeFits, type ListingFormValues } from './form'
import { FIELD_NAMES, fieldsOf, type FieldOf, type ListingField } from '../listing/field-kinds'
import { shapeProblem } from '../papers/text-shapes'
import { t } from '@/words/words'

export type ListingProblems = Partial<Record<ListingField, string>>

/** The documented texts of the form (A 5). */
export const LISTING_TEXTS = {
  photo: 'Add at least 1 photo',
  title: 'Listing title is required',
  price: 'Price is required',
  type: 'Property type is required',
} as const

const DAY = '2027-03-14'.length
const MONTH = '2027-03'.length

/** Texts of a form of their own, in which they cannot grow. */
const FORMED: Partial<Record<FieldOf<'text'>, number>> = {
  title_checked_on: DAY,
  turnover: MONTH,
  acquired_offers_from: DAY,
  acquired_offers_until: DAY,
  license_to_sell_date: DAY,
  broker_license: BROKER_LICENSE_MAX,
  broker_valid_until: DAY,
}

/** The longest texts that are taken, by the contract. */
export const LONGEST_TEXTS = Object.fromEntries(
  fieldsOf('text').map((field) => [field, FORMED[field] ?? fieldFacts(field).maxLength]),
) as Record<FieldOf<'text'>, number>

function textProblem(field: FieldOf<'text'>, text: string): string | null {
  const most = LONGEST_TEXTS[field]
  const over = text.length - most
  if (over > 0)
    return t('Use at most {most} characters ({over} too many).', {
      most: most.toLocaleString('en-US'),
      over: over.toLocaleString('en-US'),
    })
  return shapeProblem(field, text)
}

/** What keeps a listing from being sent. Only fields that fit its category are looked at. Never throws. */
export function checkListingForm(values: ListingFormValues): ListingProblems {
  const fits = fieldsFor(values)
  const problems: ListingProblems = {}
  if (!typeFits(values.category, values.property_type)) problems.property_type = t(LISTING_TEXTS.type)
  if (values.title.trim() === '') problems.title = t(LISTING_TEXTS.title)
  const price = readNumber(values.price, NUMBER_RULES.price)
  if ('value' in price && price.value === null) problems.price = t(LISTING_TEXTS.price)
  else if ('value' in price && price.value === 0) problems.price = t('Type a price above 0.')
  for (const field of fieldsOf('number')) {
    const reading = readNumber(values[field], NUMBER_RULES[field])
    if (fits.has(field) && 'problem' in reading) problems[field] ??= reading.problem
  }
  for (const field of fieldsOf('measure')) {
    const reading = readMeasure(field, values[field])
    if (fits.has(field) && 'problem' in reading) problems[field] = reading.problem
  }
  for (const field of fieldsOf('text')) {
    const wrong = fits.has(field) ? textProblem(field, values[field].trim()) : null
    if (wrong) problems[field] ??= wrong
  }
  if (fits.has('association_dues_per_sqm') && values.hoa_fees.trim() && values.association_dues_per_sqm.trim())
    problems.association_dues_per_sqm ??= t('Enter the dues per month or per sqm, not both.')
  // One field of the two is half a pin; the message stands at the one that is missing.
  if (!problems.lat && !problems.lng && (values.lat.trim() === '') !== (values.lng.trim() === '')) {
    problems[values.lat.trim() === '' ? 'lat' : 'lng'] = t('Type both coordinates, or neither.')
  }
  const pin = pinOf(values)
  if (pin && isNoPlace(pin))
    problems.lat ??= t('Type the coordinates of the place. Zero and zero is in the sea off Africa.')
  if (values.photos === 0) problems.photos = t(LISTING_TEXTS.photo)
  return inFormOrder(problems)
}

/** Zero latitude and zero longitude: what stands where nobody set a place. */
export function isNoPlace({ lat, lng }: { lat: number; lng: number }): boolean {
  return lat === 0 && lng === 0
}

export function pinOf({ lat, lng }: Pick<ListingFormValues, 'lat' | 'lng'>): { lat: number; lng: number } | null {
  const [north, east] = [numberIn(lat, NUMBER_RULES.lat), numberIn(lng, NUMBER_RULES.lng)]
  return north === null || east === null ? null : { lat: north, lng: east }
}

/** The pin in a text that holds both coordinates, as map services copy them: '10.7202, 122.5621'. */
export function pinInText(text: string): { lat: number; lng: number } | null {
  const [, lat, lng] = /^\s*\(?(-?\d+(?:\.\d+)?)°?[\s,;]+(-?\d+(?:\.\d+)?)°?\)?\s*$/.exec(text) ?? []
  return lat === undefined || lng === undefined ? null : pinOf({ lat, lng })
}

export function inFormOrder(problems: ListingProblems): ListingProblems {
  return Object.fromEntries(FIELD_NAMES.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])))
}
