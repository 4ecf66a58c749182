import { entryOf, labelOf, type FieldOf, type ListingField } from '../../listing/field-kinds'
import { statusLabel } from '../../listing/listing'
import { CATEGORIES } from '../../listing/taxonomy'
import type { ListingFormValues, MeasureField } from '../form'
import { measureUnit } from '../form-numbers'
import { decidedWith } from './merge-values'

export function mergedLabel(field: ListingField): string {
  return field === 'lat' ? 'Pin on the map' : entryOf(field).label
}

/** A field, with those that are decided with it, in words: '4,200,000 PHP'; 'Nothing' if it is empty. */
export function shownValue(field: ListingField, values: ListingFormValues): string {
  const texts = decidedWith(field).map((each) => inWords(each, values))
  // A currency alone is no price.
  return texts[0] === '' ? 'Nothing' : texts.join(' ').trim()
}

function inWords(field: ListingField, values: ListingFormValues): string {
  if (field === 'status') return statusLabel(values.status, values.listing_type)
  if (field === 'listing_type') return values.listing_type === 'rent' ? 'For rent' : 'For sale'
  if (field === 'category') return `${CATEGORIES[values.category].label},`
  const { kind } = entryOf(field)
  const value = values[field]
  if (kind === 'choice')
    return typeof value === 'string' && value !== '' ? labelOf(field as FieldOf<'choice'>, value) : ''
  if (kind === 'flag') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  if (kind === 'measure') {
    const { text, units } = values[field as MeasureField]
    return text.trim() === '' ? '' : `${text} ${measureUnit(field as MeasureField, units)}`
  }
  return typeof value === 'string' ? value : ''
}
