import { expect, test } from 'vitest'
import { defaultListingForm, type ListingFormValues } from '../form'
import { mergePhotos } from './merge-photos'
import { mergeValues } from './merge-values'
import { mergedLabel, shownValue } from './shown-value'

const origin: ListingFormValues = { ...defaultListingForm('metric'), title: 'House', price: '4,200,000', city: 'Jaro' }
const with_ = (changes: Partial<ListingFormValues>): ListingFormValues => ({ ...origin, ...changes })

test('a field that only one side changed keeps that change', () => {
  const { values, taken, open } = mergeValues(origin, with_({ title: 'My house' }), with_({ city: 'Molo' }))
  expect(values).toMatchObject({ title: 'My house', city: 'Molo', price: '4,200,000' })
  expect([taken, open]).toEqual([['city'], []])
})

test('the same change on both sides is no question, nor are spaces or another unit', () => {
  const size = { square_feet: { text: '100', units: 'metric' as const } }
  const shown = { square_feet: { text: '1,076.39', units: 'imperial' as const } }
  const start = with_(size)
  const merged = mergeValues(start, { ...start, ...shown, title: 'New ' }, { ...start, title: 'New' })
  expect([merged.taken, merged.open]).toEqual([[], []])
})

test('a field that both sides changed stays open, over a further save and a reload, until it is decided', () => {
  const mine = with_({ title: 'Mine' })
  const first = mergeValues(origin, mine, with_({ title: 'Theirs' }))
  expect([first.values.title, first.open]).toEqual(['Mine', ['title']])
  const second = mergeValues(first.origin, first.values, with_({ title: 'Theirs', city: 'Molo' }))
  expect([second.values.title, second.taken, second.open]).toEqual(['Mine', ['city'], ['title']])
})

test('what means something only together is one question', () => {
  const { values, open } = mergeValues(origin, with_({ price: '5M' }), with_({ currency: 'USD' }))
  expect(open).toEqual(['price'])
  expect([values.price, values.currency]).toEqual(['5M', 'PHP'])
  expect(mergeValues(origin, with_({ lat: '10.7' }), with_({ lng: '122.5' })).open).toEqual(['lat'])
})

test('versions are shown in words', () => {
  const values = with_({
    pet_friendly: true,
    features: ['Pool', 'Garden'],
    condition: 'New',
    lat: '10.7',
    lng: '122.5',
  })
  expect(
    ['price', 'pet_friendly', 'features', 'condition', 'lat', 'status', 'category', 'deposit', 'description'].map(
      (field) => [mergedLabel(field as never), shownValue(field as never, values)],
    ),
  ).toEqual([
    ['Price', '4,200,000 PHP'],
    ['Pet friendly', 'Yes'],
    ['Features', 'Pool, Garden'],
    ['Condition', 'New'],
    ['Pin on the map', '10.7 122.5'],
    ['Status', 'Available'],
    ['Category', 'Residential, Condo'],
    ['Security deposit', 'Nothing'],
    ['Description', 'Nothing'],
  ])
})

const stored = (...ids: string[]) => ids.map((id) => ({ id, src: `/${id}.jpg`, name: id }))
const show = ({ id }: { id: string }) => ({ id, stored: true })
const photos = (...ids: string[]) => ids.map((id) => ({ id, stored: !id.startsWith('new') }))
const merged = (before: string[], mine: string[], theirs: string[]) =>
  mergePhotos(stored(...before), photos(...mine), stored(...theirs), show).map(({ id }) => id)

test.each([
  ['added elsewhere', ['a', 'b'], ['a', 'b', 'new1'], ['a', 'c', 'b'], ['a', 'c', 'b', 'new1']],
  ['removed elsewhere', ['a', 'b'], ['a', 'b', 'new1'], ['b'], ['b', 'new1']],
  ['removed here', ['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
  ['put in order here', ['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'a', 'd'], ['a', 'b', 'd']],
  ['put in order elsewhere', ['a', 'b'], ['a', 'b'], ['b', 'a'], ['b', 'a']],
])('pictures that were %s', (_, before, mine, theirs, result) => {
  expect(merged(before, mine, theirs)).toEqual(result)
})
