import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fastValidate } from '@/contract/fast-validate'
import { listProperties } from '@/contract/listing/properties'
import { subtypesOf } from '@/domain/listing/taxonomy'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { SAMPLE_PEOPLE } from '@/samples/people'
import type { SampleListing } from '@/samples/sample-listing'
import { SAVED_SAMPLES } from '@/samples/saved-samples'
import { sampleToWire } from '@/samples/to-wire'
import { MARKET_LISTINGS } from './listings'
import { MARKET_OWNERS } from './owners'
import { marketImages } from './pictures'

const NOW = Date.UTC(2026, 5, 15, 1)
const METERS_PER_DEGREE = 111_195
const CLOSEST_METERS = 60

const sales = MARKET_LISTINGS.filter(({ listing_type }) => listing_type === 'sale')
const rentals = MARKET_LISTINGS.filter(({ listing_type }) => listing_type === 'rent')
const owners = new Map(MARKET_OWNERS.map((owner) => [owner.id, owner]))
const wire = MARKET_LISTINGS.map((listing) => ({
  ...sampleToWire(listing, [...MARKET_OWNERS], NOW),
  images: marketImages(listing.id),
}))

/** The listings that break a rule, by id. */
const breaking = (rule: (listing: SampleListing) => boolean, of = MARKET_LISTINGS) =>
  of.filter((listing) => !rule(listing)).map(({ id }) => id)
const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)
const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const sentences = (text: string) => text.split(/(?<=[.;:?]) /).map((sentence) => sentence.toLowerCase())

function metersBetween(a: SampleListing, b: SampleListing): number {
  const north = (a.latitude - b.latitude) * METERS_PER_DEGREE
  const east = (a.longitude - b.longitude) * METERS_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

test('sixty homes are for sale and thirty for rent, under ids of their own', () => {
  const ids = MARKET_LISTINGS.map(({ id }) => id)
  expect(ids.toSorted()).toEqual([...numbered('h', 60), ...numbered('rh', 30)].toSorted())
  expect(breaking(({ id }) => id.startsWith('h'), sales)).toEqual([])
  expect(breaking(({ id }) => id.startsWith('rh'), rentals)).toEqual([])
  expect(twice([...ids, ...SAMPLE_LISTINGS.map(({ id }) => id)])).toEqual([])
})

test('every listing keeps the contract, so that its answer need not be parsed', () => {
  for (const listing of wire)
    expect(
      listProperties.responses[200].safeParse({ success: true, data: [listing] }).error,
      String(listing.id),
    ).toBeUndefined()
  expect(fastValidate(listProperties.responses[200])({ success: true, data: wire })).toBe(true)
})

test('at least half of what is for sale asks ₱1.2 to 5 million, and rents are ₱3,500 to 45,000', () => {
  const usual = sales.filter(({ price }) => price >= 1_200_000 && price <= 5_000_000)
  expect(usual.length).toBeGreaterThanOrEqual(sales.length / 2)
  const rents = rentals.map(({ price }) => price)
  expect([Math.min(...rents), Math.max(...rents)]).toEqual([3_500, 45_000])
})

test('six are sold or rented, five pending, and some ask less than they did', () => {
  const withStatus = (status: string) => MARKET_LISTINGS.filter((listing) => listing.status === status)
  expect(withStatus('sold')).toHaveLength(6)
  expect(withStatus('pending')).toHaveLength(5)
  const reduced = MARKET_LISTINGS.filter(({ earlier_prices }) => earlier_prices)
  expect(reduced.length).toBeGreaterThan(8)
  expect(
    breaking(({ price, earlier_prices = [], repriced_hours_ago, listed_hours_ago }) => {
      const [first] = earlier_prices
      const hours = [...earlier_prices.map((step) => step.hours_ago), repriced_hours_ago ?? 0]
      return (
        first?.hours_ago === listed_hours_ago &&
        earlier_prices.every((step) => step.price > price) &&
        hours.every((hour, index) => hour < (hours[index - 1] ?? Infinity))
      )
    }, reduced),
  ).toEqual([])
})

test('all say something of their own: no title, no sentence of a description and no hour twice', () => {
  const written = [...MARKET_LISTINGS, ...SAMPLE_LISTINGS]
  expect(twice([...written, ...SAVED_SAMPLES].map(({ title }) => title))).toEqual([])
  expect(twice(written.flatMap(({ description }) => sentences(description)))).toEqual([])
  expect(twice(written.map(({ listed_hours_ago }) => String(listed_hours_ago)))).toEqual([])
})

test('titles have three to nine words, descriptions two to six sentences, none of them shouts', () => {
  expect(breaking(({ title }) => /^(\S+ ){2,8}\S+$/.test(title))).toEqual([])
  expect(breaking(({ description }) => /^[^.?]+([.?][^.?]*){2,9}$/.test(description))).toEqual([])
  expect(breaking(({ title, description }) => !/!|\b[A-Z]{6,}\b/.test(title + description))).toEqual([])
})

test('each has a subtype of its category, and the facts that its kind has', () => {
  expect(breaking(({ category, property_type }) => subtypesOf(category).includes(property_type))).toEqual([])
  expect(
    breaking(
      ({ lot_size }) => (lot_size ?? 0) > 0,
      MARKET_LISTINGS.filter(({ category }) => category === 'land'),
    ),
  ).toEqual([])
  const built = MARKET_LISTINGS.filter(({ category }) => category !== 'land')
  expect(breaking(({ size }) => (size ?? 0) > 0, built)).toEqual([])
  expect(
    breaking(({ minimum_lease = 0, deposit = 0, price }) => {
      return [6, 12, 24].includes(minimum_lease) && deposit === 2 * price
    }, rentals),
  ).toEqual([])
  expect(
    breaking(
      (sale) => !(sale.minimum_lease ?? sale.deposit ?? sale.utilities_included[0]) && Boolean(sale.sale_stage),
      sales,
    ),
  ).toEqual([])
})

test('a floor stands within its building', () => {
  expect(breaking(({ unit_floor = 1, unit_storeys = 99 }) => unit_floor <= unit_storeys)).toEqual([])
})

test('two listings stand sixty meters apart, unless they share a building', () => {
  const all = [...SAMPLE_LISTINGS, ...MARKET_LISTINGS]
  const tooClose = all.flatMap((a, index) =>
    all
      .slice(index + 1)
      .filter((b) => !(a.unit_tower && a.unit_tower === b.unit_tower) && metersBetween(a, b) < CLOSEST_METERS)
      .map((b) => `${a.id} and ${b.id}`),
  )
  expect(tooClose).toEqual([])
})

test('owners may list, have a number nobody has, and are nobody else', () => {
  expect(breaking((listing) => owners.has(listing.owner))).toEqual([])
  for (const { id, phone_number, phone_verified, id_verified } of MARKET_OWNERS) {
    expect(phone_number).toMatch(new RegExp(`^\\+63 9\\d\\d \\d55 0${id}$`))
    expect([phone_verified, id_verified], id).toEqual([true, true])
    expect(
      MARKET_LISTINGS.some((listing) => listing.owner === id),
      id,
    ).toBe(true)
  }
  const people = [...SAMPLE_PEOPLE, ...MARKET_OWNERS]
  expect(twice(people.map(({ id }) => id))).toEqual([])
  expect(twice(people.map(({ username }) => username))).toEqual([])
  expect(twice(people.map(({ phone_number }) => phone_number))).toEqual([])
})

test('most owners have one listing, two brokers many', () => {
  const counts = MARKET_OWNERS.map(({ id }) => MARKET_LISTINGS.filter(({ owner }) => owner === id).length)
  expect(counts.filter((count) => count === 1).length).toBeGreaterThan(20)
  expect(counts.filter((count) => count > 15)).toHaveLength(2)
})

test('a broker’s license stands only with a listing of a broker', () => {
  const brokers = new Set(
    [...SAMPLE_PEOPLE, ...MARKET_OWNERS].filter(({ bio }) => /\bbroker\b/i.test(bio ?? '')).map(({ id }) => id),
  )
  const rule = ({ broker_license, owner }: SampleListing) => !broker_license || brokers.has(owner)
  expect(breaking(rule, [...SAMPLE_LISTINGS, ...MARKET_LISTINGS])).toEqual([])
})

test('every listing has a cover of its own', () => {
  const missing = breaking(({ id }) => marketImages(id).length > 0)
  expect(missing).toEqual([])
  const covers = MARKET_LISTINGS.flatMap(({ id }) => marketImages(id)[0]?.image_url ?? [])
  expect(twice(covers)).toEqual([])
})

test('every listing has a second picture of its own, so that its gallery can be leafed through', () => {
  expect(breaking(({ id }) => marketImages(id).length >= 2)).toEqual([])
  const all = MARKET_LISTINGS.flatMap(({ id }) => marketImages(id)).map(({ image_url }) => image_url ?? '')
  expect(twice(all)).toEqual([])
})

test('every picture of a listing is there', () => {
  const files = MARKET_LISTINGS.flatMap(({ id }) => marketImages(id)).flatMap(({ image_url, variants }) => [
    image_url,
    ...(variants ?? []).map((variant) => variant.image_url),
  ])
  expect(files.filter((file) => !existsSync(join('public/storage', file ?? '')))).toEqual([])
})
