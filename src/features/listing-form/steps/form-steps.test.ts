import { expect, test } from 'vitest'
import { FIELD_NAMES } from '@/domain/listing/field-kinds'
import { fieldsOfStep, FORM_STEPS, stepOf } from './form-steps'

test('each field is asked in one of five steps, the photos first and the price last', () => {
  expect(FORM_STEPS.map(({ value }) => value)).toEqual(['photos', 'kind', 'place', 'details', 'price'])
  expect(FORM_STEPS.flatMap(({ value }) => fieldsOfStep(value)).toSorted()).toEqual([...FIELD_NAMES].toSorted())
  expect(fieldsOfStep('photos')).toEqual(['photos'])
  expect(fieldsOfStep('price')).toEqual(['title', 'description', 'price', 'currency', 'hoa_fees'])
})

test.each([
  ['property_type', 'kind'],
  ['square_feet', 'kind'],
  ['pet_friendly', 'kind'],
  ['barangay', 'place'],
  ['lat', 'place'],
  ['nearby_amenities', 'place'],
  ['minimum_lease', 'details'],
  ['title_type', 'details'],
  ['features', 'details'],
] as const)('%s is asked in the step %s', (field, step) => {
  expect(stepOf(field)).toBe(step)
})
