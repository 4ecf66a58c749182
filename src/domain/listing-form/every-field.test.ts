import { expect, test } from 'vitest'
import { choicesOf, LISTING_KEYS, storedName, valueOf, wholeListing } from '@tests/helpers/whole-listing'
import { property } from '@/contract/properties'
import { toListing } from '../listing/map-listing'
import { CATEGORY_IDS, subtypesOf } from '../listing/taxonomy'
import { fieldsFor } from './form-fields'
import { listingToForm, toListingUpdate } from './form-wire'
import { previewListing } from './form-preview'
import type { ListingField } from '../listing/field-entry'

const KINDS = CATEGORY_IDS.flatMap((category) =>
  (['sale', 'rent'] as const).map((listing_type) => ({
    category,
    listing_type,
    property_type: subtypesOf(category)[0],
  })),
)

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
  const kinds = KINDS.filter((kind) => fieldsFor(kind.category, kind.listing_type).has(field as ListingField))
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

test.each(KINDS)('the preview of a $category listing for $listing_type shows what the form holds', (kind) => {
  const { listing, values, again } = throughTheForm({ ...wholeListing(), ...kind, furnishing: 'furnished' })
  const fits = fieldsFor(kind.category, kind.listing_type)
  const shown = listingToForm(again, 'imperial', 1)
  const differing = [...fits].filter((field) => JSON.stringify(shown[field]) !== JSON.stringify(values[field]))
  expect(differing).toEqual([])
  expect([again.title, again.price]).toEqual([listing.title, listing.price])
})
