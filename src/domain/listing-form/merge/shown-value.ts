import { entryOf, labelOf, type FieldOf, type ListingField } from '../../listing/field-kinds'
import { statusLabel } from '../../listing/listing'
import { CATEGORIES } from '../../listing/taxonomy'
import type { ListingFormValues, MeasureField } from '../form'
import { measureUnit } from '../form-numbers'
import { decidedWith } from './merge-values'
import { t } from '@/words/words'

export function mergedLabel(field: ListingField): string {
  return field === 'lat' ? t('Pin on the map') : t.known(entryOf(field).label)
}

/** A field, with those that are decided with it, in words: '4,200,000 PHP'; 'Nothing' if it is empty. */
export function shownValue(field: ListingField, values: ListingFormValues): string {
  const texts = decidedWith(field).map((each) => inWords(each, values))
  // A currency alone is no price.
  return texts[0] === '' ? t('Nothing') : texts.join(' ').trim()
}

function inWords(field: ListingField, values: ListingFormValues): string {
  if (field === 'status') return statusLabel(values.status, values.listing_type)
  if (field === 'listing_type') return values.listing_type === 'rent' ? t('For rent') : t('For sale')
  if (field === 'category') return `${t.known(CATEGORIES[values.category].label)},`
  const { kind } = entryOf(field)
  const value = values[field]
  if (kind === 'choice')
    return typeof value === 'string' && value !== '' ? labelOf(field as FieldOf<'choice'>, value) : ''
  if (kind === 'flag') return value ? t('Yes') : t('No')
  if (Array.isArray(value)) return value.map(t.known).join(', ')
  if (kind === 'measure') {
    const { text, units } = values[field as MeasureField]
    return text.trim() === '' ? '' : `${text} ${measureUnit(field as MeasureField, units)}`
  }
  if (field === 'property_type') return t.known(values.property_type)
  return typeof value === 'string' ? value : ''
}
