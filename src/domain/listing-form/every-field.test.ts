import { expect, test } from 'vitest'
import {
  choicesOf,
  factAt,
  LISTING_KEYS,
  PH_PATHS,
  storedName,
  valueOf,
  wholeListing,
  wholePh,
} from '@tests/helpers/whole-listing'
import { SALE_STAGES } from '@/contract/listing/ph-facts'
import { property } from '@/contract/listing/property'
import { toListing } from '../listing/map-listing'
import { CATEGORY_IDS, subtypesOf } from '../listing/taxonomy'
import { fieldsFor } from './form-fields'
import { listingToForm, toListingUpdate } from './form-wire'
import { previewListing } from './form-preview'
import type { ListingField } from '../listing/field-kinds'

const KINDS = CATEGORY_IDS.flatMap((category) =>
  (['sale', 'rent'] as const).map((listing_type) => ({
    category,
    listing_type,
    property_type: subtypesOf(category)[0]!,
    sale_stage: '' as const,
  })),
)
/** A unit for sale at each stage: there every fact of `ph` has its place. */
const SALES = SALE_STAGES.map((sale_stage) => ({
  category: 'residential' as const,
  listing_type: 'sale' as const,
  property_type: 'Condo',
  sale_stage,
}))

/** A listing as the server answers it, with every field of the contract. */
function answerOf(fields: Record<string, unknown>) {
  const encoded = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : value)
  const columns = Object.entries(fields).map(([field, value]) => [storedName(field), encoded(value)])
  return property.parse({ id: '1', ...Object.fromEntries(columns) })
}

/** What the form sends for a listing that was opened in it and left as it was, and the listing it then shows. */
function throughTheForm(fields: Record<string, unknown>) {
  const listing = toListing(answerOf(fields))
  const values = listingToForm(listing, 'imperial', 1)
  const request: Record<string, unknown> = { ...toListingUpdate(values) }
  return { listing, values, request, again: previewListing(values, [], null) }
}

test.each(LISTING_KEYS)('%s goes from the listing into the form, and back with the request', (field) => {
  const kinds = KINDS.filter((kind) => fieldsFor(kind).has(field as ListingField))
  expect(kinds).not.toEqual([])
  const lost = (choicesOf(field).length > 0 ? choicesOf(field) : [valueOf(field)]).filter((value) => {
    const sent = kinds.map((kind) => {
      const whole = { ...wholeListing(), ...kind }
      return [whole, field in kind ? kind[field as keyof typeof kind] : value] as const
    })
    const kept = sent.map(([whole, wanted]) => {
      const { request } = throughTheForm({ ...whole, [field]: wanted })
      return JSON.stringify(request[storedName(field)]) === JSON.stringify(wanted)
    })
    // Not every category has every choice.
    return choicesOf(field).length > 0 ? !kept.includes(true) : kept.includes(false)
  })
  expect(lost).toEqual([])
})

test.each(PH_PATHS)('ph.%s goes from the listing into the form, and back with the request', (path) => {
  const field = path.replaceAll('.', '_') as ListingField
  const kinds = SALES.filter((kind) => fieldsFor(kind).has(field))
  expect(kinds).not.toEqual([])
  const values = choicesOf(path).length > 0 ? choicesOf(path) : [valueOf(path)]
  for (const { sale_stage, ...kind } of kinds) {
    const kept = values.map((value) => {
      const [name = '', leaf] = path.split('.')
      const whole = { ...wholePh(), sale_stage }
      const ph = { ...whole, [name]: leaf ? { ...(factAt(whole, name) as object), [leaf]: value } : value }
      // Either dues a month or by square meter.
      const { request } = throughTheForm({ ...wholeListing(), ...kind, hoa_fees: 0, ph })
      return factAt(request['ph'], path)
    })
    expect(kept).toEqual(values)
  }
})

test('a fact that does not fit the stage of the sale is not sent', () => {
  const { request } = throughTheForm({ ...wholeListing(), ph: { ...wholePh(), sale_stage: 'resale' } })
  expect(Object.keys(request['ph'] as object)).toEqual(
    expect.not.arrayContaining(['turnover', 'payment', 'assumed', 'acquired', 'license_to_sell']),
  )
})

test.each(KINDS)('the preview of a $category listing for $listing_type shows what the form holds', (kind) => {
  const { listing, values, again } = throughTheForm({ ...wholeListing(), ...kind, furnishing: 'furnished' })
  const fits = fieldsFor(kind)
  const shown = listingToForm(again, 'imperial', 1)
  const differing = [...fits].filter((field) => JSON.stringify(shown[field]) !== JSON.stringify(values[field]))
  expect(differing).toEqual([])
  expect([again.title, again.price]).toEqual([listing.title, listing.price])
})
