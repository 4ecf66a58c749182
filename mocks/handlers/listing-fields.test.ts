import { expect, test } from 'vitest'
import { choicesOf, LISTING_KEYS, storedName, valueOf, wholeListing } from '@tests/helpers/whole-listing'
import { call } from '@/api/call'
import { getProperty } from '@/contract/properties'
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
  const answered = LISTING_KEYS.map((field) => [field, (read.data as Record<string, unknown>)[storedName(field)]])
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
