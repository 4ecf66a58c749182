import { expect, test } from 'vitest'
import {
  choicesOf,
  factAt,
  LISTING_KEYS,
  PH_PATHS,
  phWith,
  storedName,
  valueOf,
  wholeListing,
} from '@tests/helpers/whole-listing'
import { call } from '@/api/call'
import { getProperty } from '@/contract/listing/properties'
import { list, listed, openForEach, update } from './listings.test-support'

openForEach()

const encoded = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : value)

async function read(id: string, field: string) {
  const { data } = await call(getProperty, { params: { id } })
  return (data as Record<string, unknown>)[storedName(field)]
}

test('every field of a new listing is stored and answered', async () => {
  const whole = wholeListing()
  const { data } = await list(whole)
  const read = await call(getProperty, { params: { id: String(data?.id) } })
  const answered = [...LISTING_KEYS, 'ph'].map((field) => [
    field,
    (read.data as Record<string, unknown>)[storedName(field)],
  ])
  expect(Object.fromEntries(answered)).toEqual(
    Object.fromEntries(Object.entries(whole).map(([field, value]) => [field, encoded(value)])),
  )
})

test.each(LISTING_KEYS)('an update changes %s', async (field) => {
  const { id } = await listed()
  const values = choicesOf(field).length > 0 && field !== 'category' ? choicesOf(field) : [valueOf(field)]
  const stored: unknown[] = []
  for (const value of values) {
    const changes = { [storedName(field)]: value }
    // Half a place is refused.
    if (field === 'lat' || field === 'lng') Object.assign(changes, { latitude: 10.6969, longitude: 122.5644 })
    await update(id, changes)
    stored.push(await read(id, field))
  }
  expect(stored).toEqual(values.map(encoded))
})

test.each(PH_PATHS)('an update keeps ph.%s, and clears it with the next ph that does not state it', async (path) => {
  const { id } = await listed()
  const values = choicesOf(path).length > 0 ? choicesOf(path) : [valueOf(path)]
  const stored: unknown[] = []
  for (const value of values) {
    await update(id, { ph: phWith(path, value) })
    stored.push(factAt(await read(id, 'ph'), path))
  }
  expect(stored).toEqual(values)
  await update(id, { title: 'Without a word about it' })
  expect(factAt(await read(id, 'ph'), path)).toEqual(values.at(-1))
  await update(id, { ph: {} })
  expect(await read(id, 'ph')).toBeNull()
})

test.each([
  ['license_to_sell.number', 'applied for'],
  ['license_to_sell.date', '2025-02-30'],
  ['broker.license', 'PRC 12'],
  ['turnover', 'June 2028'],
  ['payment.down_percent', 120],
  ['flood.year_5', 'knee-deep'],
])('an update with ph.%s of another shape is refused by its name', async (path, value) => {
  const { id } = await listed()
  await expect(update(id, { ph: phWith(path, value) })).rejects.toMatchObject({
    status: 422,
    fields: { [`ph.${path}`]: [expect.any(String)] },
  })
})
