import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LISTING_CURRENCIES as WIRE_CURRENCIES, newListing } from '@/contract/listing/listing-form'
import { createProperty } from '@/contract/listing/properties'
import { checkListingForm, pinInText, pinOf } from './form-check'
import { itemsOf, panelsFor } from '../search/filter-panels'
import { checklistOf, fieldsFor, fittedTo } from './form-fields'
import { parseListingForm } from './form-heal'
import { defaultListingForm, typeFits, type ListingFormValues } from './form'
import {
  keptMeasure,
  measureText,
  NUMBER_RULES,
  readNumber,
  tidyNumber,
  typedMeasure,
  type NumberFieldName,
  type NumberRule,
} from './form-numbers'
import { listingQuality, missingFirst, missingText } from './form-quality'
import { fieldOfWire, listingToForm, toNewListing } from './form-wire'
import { previewListing } from './form-preview'
import { LISTING_CURRENCIES } from '../money/money'
import { CATEGORY_IDS, subtypesOf } from '../listing/taxonomy'

const house: ListingFormValues = {
  ...defaultListingForm('imperial'),
  title: 'Corner house in Jaro',
  price: '4.2M',
  photos: 1,
}

test('a new listing starts as documented', () => {
  expect(defaultListingForm('imperial')).toMatchObject({
    listing_type: 'sale',
    category: 'residential',
    property_type: 'Condo',
    state: 'Metro Manila',
    bedrooms: '0',
    bathrooms: '1',
    furnishing: 'unfurnished',
    occupancy_status: 'vacant',
    currency: 'PHP',
  })
  expect(LISTING_CURRENCIES).toEqual(WIRE_CURRENCIES)
})

describe('what is wrong with a form', () => {
  test.each<[what: string, changes: Partial<ListingFormValues>, problems: object]>([
    ['nothing', {}, {}],
    ['no title', { title: '  ' }, { title: 'Listing title is required' }],
    ['no price', { price: '' }, { price: 'Price is required' }],
    ['a price of 0', { price: '0' }, { price: 'Type a price above 0.' }],
    ['no number', { price: 'ask me' }, { price: 'Type a number, such as 4,200,000.' }],
    ['no photo', { photos: 0 }, { photos: 'Add at least 1 photo' }],
    ['a type of another category', { category: 'land' }, { property_type: 'Property type is required' }],
    ['half a bedroom', { bedrooms: '2.5' }, { bedrooms: 'Type a whole number.' }],
    ['a third of a bathroom', { bathrooms: '1.3' }, { bathrooms: 'Type a whole or a half number, such as 1.5.' }],
    ['fewer than none', { parking_spots: '-1' }, { parking_spots: 'Type 0 or more.' }],
    ['a field that does not fit', { roi: 'much' }, {}],
    ['half a pin', { lat: '10.7' }, { lng: 'Type both coordinates, or neither.' }],
    [
      'no place',
      { lat: '0', lng: '0.0' },
      { lat: 'Type the coordinates of the place. Zero and zero is in the sea off Africa.' },
    ],
    ['too many rooms', { bedrooms: '1000' }, { bedrooms: 'Type a number from 0 to 500.' }],
    ['a year too early', { year_built: '1499' }, { year_built: 'Type a number from 1500 to 2100.' }],
    ['a comma for a point', { bathrooms: '1,5' }, { bathrooms: 'Type a number, such as 1.5.' }],
    ['off the globe', { lat: '91', lng: '0' }, { lat: 'Type a number from -90 to 90.' }],
    [
      'three decimals of an acre',
      { lot_size: { text: '0.123', units: 'imperial' } },
      { lot_size: 'Use at most 2 decimals.' },
    ],
    ['a novel', { description: 'a'.repeat(10_001) }, { description: 'Use at most 10,000 characters (1 too many).' }],
  ])('%s', (_, changes, problems) => {
    expect(checkListingForm({ ...house, ...changes })).toEqual(problems)
  })

  test('lines come in the order of the form', () => {
    expect(Object.keys(checkListingForm({ ...house, title: '', price: '', photos: 0 }))).toEqual([
      'title',
      'price',
      'photos',
    ])
  })
})

test.each<[field: NumberFieldName, typed: string, value: number | null | 'no']>([
  ['price', '₱ 3 500 000', 3_500_000],
  ['price', '1.5 million', 1_500_000],
  ['bedrooms', ' 3 ', 3],
  ['bathrooms', '.5', 0.5],
  ['roi', '6.5', 6.5],
  ['roi', '6.55', 'no'],
  ['lng', '-122.5', -122.5],
  ['year_built', '1200', 'no'],
  ['bedrooms', '1e2', 'no'],
  ['bedrooms', '', null],
])('%s: %j is read as %s', (field, typed, value) => {
  const reading = readNumber(typed, NUMBER_RULES[field])
  expect('value' in reading ? reading.value : 'no').toBe(value)
})

test('every category shows what its listings are filtered by, and nothing of another', () => {
  for (const category of CATEGORY_IDS) {
    const fits = fieldsFor({ category, listing_type: 'rent', property_type: '', sale_stage: '' })
    expect(itemsOf(checklistOf(category)).length).toBeGreaterThan(0)
    expect([category, fits.has('bedrooms')]).toEqual([category, ['residential', 'investment'].includes(category)])
    expect([category, fits.has('loading_bays')]).toEqual([
      category,
      panelsFor(category, 'sale').includes('loading_bays'),
    ])
    expect([category, fits.has('zoning_type')]).toEqual([category, category === 'land'])
    expect(fits.has('minimum_lease')).toBe(true)
    expect(fieldsFor({ category, listing_type: 'sale', property_type: '', sale_stage: '' }).has('minimum_lease')).toBe(
      false,
    )
  }
})

const anyForm: fc.Arbitrary<ListingFormValues> = fc
  .record({
    category: fc.constantFrom(...CATEGORY_IDS),
    listing_type: fc.constantFrom('sale' as const, 'rent' as const),
    title: fc.string(),
    price: fc.oneof(fc.string(), fc.nat().map(String)),
    bathrooms: fc.oneof(fc.string(), fc.constantFrom('1', '1.5', '')),
    lat: fc.oneof(fc.string(), fc.constant('10.7')),
    lng: fc.oneof(fc.string(), fc.constant('122.5')),
    square_feet: fc.record({ text: fc.string(), units: fc.constantFrom('metric' as const, 'imperial' as const) }),
    photos: fc.nat(20),
    at: fc.nat(20),
  })
  .map(({ at, ...changes }) => {
    const types = subtypesOf(changes.category)
    return { ...house, ...changes, property_type: types[at % types.length] ?? '' }
  })

/** Forms that a careful person fills in. */
const soundForm = fc
  .record({
    form: anyForm,
    title: fc.stringMatching(/^[A-Z][a-z ]{3,60}$/),
    price: fc.integer({ min: 1, max: 900_000_000 }).map(String),
    bathrooms: fc.constantFrom('1', '1.5', ''),
    size: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 50_000 }).map(String)),
    photos: fc.integer({ min: 1, max: 10 }),
  })
  .map(({ form, size, ...typed }) => ({
    ...form,
    ...typed,
    lat: '10.7',
    lng: '122.5',
    square_feet: { ...form.square_feet, text: size },
  }))

test('a form without problems makes a body that the contract takes', () => {
  expect(createProperty.body).toBe(newListing)
  let sound = 0
  fc.assert(
    fc.property(fc.oneof(anyForm, soundForm), (values) => {
      if (Object.keys(checkListingForm(values)).length > 0) return
      sound += 1
      const photos = [new File(['x'], 'x.jpg', { type: 'image/jpeg' })]
      expect(newListing.safeParse({ ...toNewListing(values), photos }).error?.message).toBeUndefined()
    }),
    { numRuns: 200 },
  )
  // A check that finds fault with every form would pass otherwise.
  expect(sound).toBeGreaterThan(80)
})

test('no text breaks the preview, the meter or the pin', () => {
  fc.assert(
    fc.property(anyForm, (values) => {
      expect(previewListing(values, [], null).price).toBeGreaterThanOrEqual(0)
      const { score } = listingQuality(values)
      expect(score >= 0 && score <= 100).toBe(true)
      pinOf(values)
    }),
  )
})

test('what seekers ask first is named where it is missing, and the place that would stand there', () => {
  const missing = missingFirst(house)
  expect(missing.map(({ field }) => field)).toEqual(['address', 'city', 'lat', 'square_feet'])
  expect(missingText(missing, house)).toBe(
    'It lacks the street, the city, a pin on the map, and the floor area. Its place would only say “Metro Manila”.',
  )
  const placed = { ...house, address: '12 Lopez Jaena Street', city: 'Iloilo City', lat: '10.7', lng: '122.5' }
  expect(missingText(missingFirst(placed), placed)).toBe('It lacks the floor area.')
})

test.each([
  ['10.7202, 122.5621', { lat: 10.7202, lng: 122.5621 }],
  ['(10.7202; 122.5621)', { lat: 10.7202, lng: 122.5621 }],
  ['10.7202 122.5621', { lat: 10.7202, lng: 122.5621 }],
  ['10.7202', null],
  ['99.5, 122.5', null],
  ['Jaro, 5000', null],
])('%s holds the pin %j', (text, pin) => {
  expect(pinInText(text)).toEqual(pin)
})

test('another category leaves no choice behind that does not fit it', () => {
  fc.assert(
    fc.property(anyForm, fc.constantFrom(...CATEGORY_IDS), (values, category) => {
      const next = { ...values, ...fittedTo(values, category) }
      expect(next.property_type === '' || typeFits(category, next.property_type)).toBe(true)
      expect(next.title).toBe(values.title)
    }),
  )
})

test('switching units there and back changes nothing; what is kept is what was typed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom('square_feet', 'lot_size', 'ceiling_height'),
      (n, name) => {
        const typed = { text: String(n % (name === 'ceiling_height' ? 300 : 1_000_000)), units: 'metric' as const }
        const kept = keptMeasure(name, typed)
        measureText(name, typed, 'imperial')
        expect(measureText(name, typed, 'metric')).toBe(typed.text)
        expect(keptMeasure(name, typed)).toBe(kept)
      },
    ),
  )
  expect(keptMeasure('lot_size', { text: '150', units: 'metric' })).toBeCloseTo(0.037066, 5)
  expect(typedMeasure('lot_size', 0.037066, 'imperial')).toEqual({ text: '150', units: 'metric' })
  expect(measureText('square_feet', { text: '100', units: 'metric' }, 'imperial')).toBe('1,076')
})

test('a number reads the same after it was tidied', () => {
  fc.assert(
    fc.property(fc.constantFrom(...(Object.keys(NUMBER_RULES) as NumberFieldName[])), fc.string(), (field, typed) => {
      const rule: NumberRule = NUMBER_RULES[field]
      expect(readNumber(tidyNumber(typed, rule), rule)).toEqual(readNumber(typed, rule))
    }),
  )
  expect(tidyNumber('4.2M', NUMBER_RULES.price)).toBe('4,200,000')
})

test('a listing goes into the form and comes out the same', () => {
  const values: ListingFormValues = {
    ...house,
    category: 'special',
    property_type: 'School',
    listing_type: 'rent',
    capacity: '250',
    square_feet: { text: '1,200', units: 'imperial' },
    lot_size: { text: '0.5', units: 'imperial' },
    special_features: ['Wheelchair Access'],
    lat: '10.7',
    lng: '122.5',
  }
  const listing = previewListing(values, ['/a.jpg'], null)
  const again = listingToForm(listing, 'imperial', 1)
  expect(again).toMatchObject({
    title: values.title,
    price: '4,200,000',
    lat: '10.7',
    square_feet: values.square_feet,
    lot_size: values.lot_size,
  })
  expect(fieldOfWire('province')).toBe('state')
  expect(fieldOfWire('photos.3')).toBe('photos')
  expect(fieldOfWire('verdict')).toBeNull()
})

test('whatever was kept as a draft is healed into a form', () => {
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      const values = parseListingForm(kept, 'metric')
      expect(Object.keys(values).toSorted()).toEqual(Object.keys(house).toSorted())
      checkListingForm(values)
    }),
  )
  expect(parseListingForm({ title: 'Kept', price: 5, currency: 'XYZ' }, 'metric')).toMatchObject({
    title: 'Kept',
    price: '',
    currency: 'PHP',
  })
})
