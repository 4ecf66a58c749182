import { entryOf, FIELD_NAMES, type ChoiceValue, type FieldOf, type ListingField } from '../listing/field-kinds'
import type { ListingStatus, ListingType } from '../listing/listing'
import type { PhField } from '../papers/ph-shape'
import type { Currency } from '../money/money'
import { CATEGORIES, type CategoryId } from '../listing/taxonomy'
import type { UnitSystem } from '../units/units'

/** A size as typed, with its unit system: another unit shows it converted and changes nothing. */
export type TypedMeasure = { text: string; units: UnitSystem }

type OwnValues = {
  listing_type: ListingType
  category: CategoryId
  property_type: string
  currency: Currency
  deposit_currency: Currency
  status: ListingStatus
  photos: number
}

type TypedAs<Field extends ListingField> = Field extends keyof OwnValues
  ? OwnValues[Field]
  : Field extends MeasureField
    ? TypedMeasure
    : Field extends FieldOf<'list'>
      ? string[]
      : Field extends FieldOf<'flag'>
        ? boolean
        : Field extends FieldOf<'choice'>
          ? ChoiceValue<Field> | ''
          : string

/** The documented field names (A 3). Numbers are the typed text, so that nothing typed is lost; `''` is empty. */
export type ListingFormValues = { [Field in ListingField]: TypedAs<Field> }

export type MeasureField = FieldOf<'measure'>
export type CategoryList = Exclude<FieldOf<'list'>, PhField | 'utilities_included' | 'nearby_amenities'>

const BLANK = { text: '', number: '', choice: '', flag: false, own: '' }

/** A new listing as it starts (A 9); `units` is what the lister measures in. */
export function defaultListingForm(units: UnitSystem): ListingFormValues {
  const nothing: TypedMeasure = { text: '', units }
  const blank = FIELD_NAMES.map((field) => {
    const { kind } = entryOf(field)
    return [field, kind === 'measure' ? nothing : kind === 'list' ? [] : BLANK[kind]]
  })
  return {
    ...(Object.fromEntries(blank) as Omit<ListingFormValues, keyof OwnValues>),
    listing_type: 'sale',
    category: 'residential',
    property_type: 'Condo',
    currency: 'PHP',
    state: 'Metro Manila',
    bedrooms: '0',
    bathrooms: '1',
    furnishing: 'unfurnished',
    deposit_currency: 'PHP',
    occupancy_status: 'vacant',
    status: 'available',
    photos: 0,
  }
}

/** The property type a category starts with: Condo for homes (A 9); every other category asks. */
export function firstTypeOf(category: CategoryId): string {
  return category === 'residential' ? 'Condo' : ''
}

/** Whether a property type is one of the category's (B 3.8). */
export function typeFits(category: CategoryId, propertyType: string): boolean {
  return (CATEGORIES[category].subtypes as readonly string[]).includes(propertyType)
}

export const AMENITY_SUGGESTIONS = [
  'School',
  'University',
  'Hospital',
  'Shopping mall',
  'Public market',
  'Church',
  'Park',
  'Jeepney stop',
  'Airport',
] as const
