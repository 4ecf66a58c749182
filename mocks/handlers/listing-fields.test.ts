import { expect, test } from 'vitest'
import {
  choicesOf,
  factAt,
  LISTING_KEYS,
  PH_PATHS,
  phOf,
  storedName,
  valueOf,
  wholeListing,
  wholePh,
} from '@tests/helpers/whole-listing'
import { call } from '@/api/call'
import { getProperty } from '@/contract/listing/properties'
import { list, listed, openForEach, update } from './listings.test-support'

openForEach()

const encoded = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : value)

async function read(id: string): Promise<Record<string, unknown>> {
  const { data } = await call(getProperty, { params: { id } })
  return data
}

/** Fields of the form as an update names them; half a place is refused, so both halves are in it. */
const asUpdate = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [storedName(field), value]))
const asStored = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(asUpdate(fields)).map(([field, value]) => [field, encoded(value)]))

test('every field of a new listing is stored and answered', async () => {
  const whole = wholeListing()
  const { data } = await list(whole)
  expect(await read(String(data?.id))).toMatchObject(asStored(whole))
})

test('an update changes every field', async () => {
  const { id } = await listed()
  const fields = Object.fromEntries(LISTING_KEYS.map((field) => [field, valueOf(field)]))
  await update(id, asUpdate(fields))
  expect(await read(id)).toMatchObject(asStored(fields))
})

/** Updates that together hold each value of each choice: the first holds every choice's first value, and so on. */
function roundsOf(fields: readonly string[]): Record<string, unknown>[] {
  const choices = fields.map((field) => [field, choicesOf(field)] as const).filter(([, values]) => values.length > 0)
  const most = Math.max(...choices.map(([, values]) => values.length))
  return Array.from({ length: most }, (_, round) =>
    Object.fromEntries(choices.map(([field, values]) => [field, values[round % values.length]])),
  )
}

test('an update keeps each value of each choice', async () => {
  const { id } = await listed()
  for (const round of roundsOf(LISTING_KEYS.filter((field) => field !== 'category'))) {
    await update(id, asUpdate(round))
    expect(await read(id)).toMatchObject(asStored(round))
  }
})

test('an update keeps each fact of ph, and clears it with the next ph that does not state it', async () => {
  const { id } = await listed()
  const ph = async () => (await read(id))['ph']
  await update(id, { ph: wholePh() })
  expect(await ph()).toEqual(wholePh())
  await update(id, { title: 'Without a word about it' })
  expect(await ph()).toEqual(wholePh())
  for (const path of PH_PATHS) {
    await update(id, { ph: phOf({ [path]: valueOf(path) }) })
    expect(await ph(), `ph with ${path} alone`).toEqual(phOf({ [path]: valueOf(path) }))
  }
  await update(id, { ph: {} })
  expect(await ph()).toBeNull()
})

test('an update keeps each value of each choice of ph', async () => {
  const { id } = await listed()
  for (const round of roundsOf(PH_PATHS)) {
    await update(id, { ph: phOf(round) })
    const stored = (await read(id))['ph']
    expect(Object.keys(round).map((path) => factAt(stored, path))).toEqual(Object.values(round))
  }
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
  await expect(update(id, { ph: phOf({ [path]: value }) })).rejects.toMatchObject({
    status: 422,
    fields: { [`ph.${path}`]: [expect.any(String)] },
  })
})
