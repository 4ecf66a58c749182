import { defaultListingForm, type ListingFormValues } from './form'
import { isCurrency } from '../money/money'
import { CATEGORY_IDS } from '../listing/taxonomy'
import type { UnitSystem } from '../units/units'
import { isRecord } from '../wire-values'

/** Each missing or wrong field gets its default, so that an older draft can always be resumed. Never throws. */
export function parseListingForm(kept: unknown, units: UnitSystem): ListingFormValues {
  const blank = defaultListingForm(units)
  if (!isRecord(kept)) return blank
  const healed: Record<string, unknown> = { ...blank }
  for (const [field, usual] of Object.entries(blank)) {
    const value = kept[field]
    if (sameKind(value, usual)) healed[field] = value
  }
  const values = healed as ListingFormValues
  return {
    ...values,
    listing_type: values.listing_type === 'rent' ? 'rent' : 'sale',
    category: CATEGORY_IDS.includes(values.category) ? values.category : blank.category,
    currency: isCurrency(values.currency) ? values.currency : blank.currency,
    deposit_currency: isCurrency(values.deposit_currency) ? values.deposit_currency : blank.deposit_currency,
    status: blank.status,
  }
}

function sameKind(value: unknown, usual: unknown): boolean {
  if (Array.isArray(usual)) return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  if (isRecord(usual)) {
    return isRecord(value) && typeof value['text'] === 'string' && /^(?:metric|imperial)$/.test(String(value['units']))
  }
  return typeof value === typeof usual
}
