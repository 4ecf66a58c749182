import { describe, expect, test } from 'vitest'
import { subtypesOf } from '@/domain/listing/taxonomy'
import { SAMPLE_LISTINGS } from './listings'
import { floorArea, lotArea } from './measures'
import { SAMPLE_PEOPLE } from './people'
import type { SampleListing } from './sample-listing'
import { SAVED_SAMPLES } from './saved-samples'

type Person = (typeof SAMPLE_PEOPLE)[number]

const SETS: [name: string, samples: SampleListing[]][] = [
  ['built-in listings', SAMPLE_LISTINGS],
  ['saved samples', SAVED_SAMPLES],
]
const PEOPLE = new Map<string, Person>(SAMPLE_PEOPLE.map((person) => [person.id, person]))
const UTILITIES = ['electricity', 'water', 'internet', 'gas', 'association dues', 'cleaning']
const METERS_PER_DEGREE = 111_195
const CLOSEST_METERS = 60

const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)

/** The listings that break a rule, by id, so that a failure names them. */
const ids = (samples: SampleListing[]) => samples.map((sample) => sample.id)
const breaking = (samples: SampleListing[], rule: (sample: SampleListing) => boolean) =>
  ids(samples.filter((sample) => !rule(sample)))

const withStatus = (status: string) => SAMPLE_LISTINGS.filter((sample) => sample.status === status)
const within = (category: SampleListing['category']) => SAMPLE_LISTINGS.filter((sample) => sample.category === category)
const words = ({ title }: SampleListing) => title.split(' ').length
const mayList = (person: Person | undefined) => person?.phone_verified === true && person.id_verified
const tier = ({ phone_verified, id_verified, premium_plan }: Person) => [phone_verified, id_verified, premium_plan]
const rentalOnly = ({ minimum_lease, deposit, utilities_included }: SampleListing) =>
  minimum_lease ?? deposit ?? utilities_included[0]

function metersBetween(a: SampleListing, b: SampleListing): number {
  const north = (a.latitude - b.latitude) * METERS_PER_DEGREE
  const east = (a.longitude - b.longitude) * METERS_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

test('the built-in listings are 1–25, r1–r13 and iloilo1–iloilo4, in that order', () => {
  expect(ids(SAMPLE_LISTINGS)).toEqual([...numbered('', 25), ...numbered('r', 13), ...numbered('iloilo', 4)])
})

test('numbers are for sale, r-numbers for rent, and the four named ones half and half', () => {
  expect(breaking(SAMPLE_LISTINGS, ({ id, listing_type }) => !/^\d/.test(id) || listing_type === 'sale')).toEqual([])
  expect(breaking(SAMPLE_LISTINGS, ({ id, listing_type }) => !/^r\d/.test(id) || listing_type === 'rent')).toEqual([])
  const named = SAMPLE_LISTINGS.filter(({ id }) => id.startsWith('iloilo'))
  expect(named.map((sample) => sample.listing_type)).toEqual(['sale', 'sale', 'rent', 'rent'])
})

test('most built-in listings are available, four pending, three sold', () => {
  expect(withStatus('pending')).toHaveLength(4)
  expect(withStatus('sold')).toHaveLength(3)
})

test('there are fifteen saved samples, and they are nobody else’s spot, title or id', () => {
  expect(ids(SAVED_SAMPLES)).toEqual(numbered('sample-', 15))
  const titles = [...SAMPLE_LISTINGS, ...SAVED_SAMPLES].map((sample) => sample.title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('no two listings stand closer than sixty meters', () => {
  const all = [...SAMPLE_LISTINGS, ...SAVED_SAMPLES]
  const tooClose = all.flatMap((a, index) =>
    all.slice(index + 1).flatMap((b) => (metersBetween(a, b) < CLOSEST_METERS ? [`${a.id} and ${b.id}`] : [])),
  )
  expect(tooClose).toEqual([])
})

const isWhole = (squareFeet: number) => squareFeet > 0 && floorArea(Math.round(squareFeet / 10.7639)) === squareFeet

describe.each(SETS)('%s', (_name, samples) => {
  test('carry a subtype of their own category', () => {
    expect(breaking(samples, ({ category, property_type }) => subtypesOf(category).includes(property_type))).toEqual([])
  })

  test('were all listed at different hours', () => {
    expect(new Set(samples.map((sample) => sample.listed_hours_ago)).size).toBe(samples.length)
    expect(breaking(samples, (sample) => sample.listed_hours_ago > 0)).toEqual([])
  })

  test('belong to people who may list', () => {
    expect(breaking(samples, (sample) => mayList(PEOPLE.get(sample.owner)))).toEqual([])
  })

  test('have a price, whole square meters and some text without exclamation marks', () => {
    expect(breaking(samples, ({ price }) => Number.isInteger(price) && price > 0)).toEqual([])
    expect(breaking(samples, ({ size }) => size === undefined || isWhole(size))).toEqual([])
    expect(breaking(samples, ({ title, description }) => !`${title}${description}`.includes('!'))).toEqual([])
    expect(breaking(samples, ({ description }) => description.length > 60)).toEqual([])
  })

  test('have titles of three to nine words', () => {
    expect(breaking(samples, (sample) => words(sample) >= 3 && words(sample) <= 9)).toEqual([])
  })

  test('for rent, ask for 6, 12 or 24 months and about two months of deposit', () => {
    const rentals = samples.filter((sample) => sample.listing_type === 'rent')
    expect(breaking(rentals, ({ minimum_lease }) => [6, 12, 24].includes(minimum_lease ?? 0))).toEqual([])
    expect(breaking(rentals, ({ deposit = 0, price }) => Math.abs(deposit / (2 * price) - 1) <= 0.1)).toEqual([])
    expect(breaking(rentals, (rental) => rental.utilities_included.every((one) => UTILITIES.includes(one)))).toEqual([])
  })

  test('for sale, ask for no lease, no deposit and no utilities', () => {
    const sales = samples.filter((sample) => sample.listing_type === 'sale')
    expect(breaking(sales, (sample) => rentalOnly(sample) === undefined)).toEqual([])
  })
})

/** Every option of every filter panel (B 9), and the listings it leaves; each within its category's panel. */
const of = (category: SampleListing['category']) => (sample: SampleListing) => sample.category === category
const OPTIONS: Record<
  string,
  { panel: (sample: SampleListing) => boolean; of: (sample: SampleListing) => unknown[]; options: unknown[] }
> = {
  'residential features': {
    panel: of('residential'),
    of: (sample) => sample.features,
    options: ['Pool', 'Garden', 'Balcony', 'Garage', 'Basement', 'Smart Home Features'],
  },
  'residential furnishing': {
    panel: of('residential'),
    of: (sample) => [sample.furnishing],
    options: ['furnished', 'unfurnished', 'semi-furnished'],
  },
  'pet friendly': { panel: of('residential'), of: (sample) => [sample.pet_friendly], options: [true, false] },
  bedrooms: { panel: of('residential'), of: (sample) => [sample.bedrooms], options: [0, 1, 2, 3, 4, 5] },
  'bathrooms, whole': {
    panel: of('residential'),
    of: (sample) => [Math.floor(sample.bathrooms ?? 0)],
    options: [1, 2, 3, 4, 5],
  },
  'commercial building features': {
    panel: of('commercial'),
    of: (sample) => sample.building_features ?? [],
    options: ['24/7 Security', 'CCTV', 'Backup Power', 'Reception'],
  },
  'commercial furnishing': {
    panel: of('commercial'),
    of: (sample) => [sample.furnishing],
    options: ['fitted', 'shell-core', 'furnished'],
  },
  'commercial floor level': {
    panel: of('commercial'),
    of: (sample) => [sample.floor_level],
    options: ['ground', 'elevator', 'street-facing'],
  },
  'industrial features': {
    panel: of('industrial'),
    of: (sample) => sample.industrial_features ?? [],
    options: ['Truck Access', 'Highway Access', 'Crane Facility', 'Office Space Included'],
  },
  'land features': {
    panel: of('land'),
    of: (sample) => sample.land_features ?? [],
    options: ['Water Available', 'Electricity Available', 'Road Access', 'Fencing', 'Cleared'],
  },
  'land zoning': {
    panel: of('land'),
    of: (sample) => [sample.zoning_type],
    options: ['residential', 'commercial', 'industrial', 'agricultural', 'mixed-use'],
  },
  'special features': {
    panel: of('special'),
    of: (sample) => sample.special_features ?? [],
    options: ['Public Transit Access', 'Wheelchair Access', 'Parking Available', 'Security Systems'],
  },
  'investment features': {
    panel: of('investment'),
    of: (sample) => sample.investment_features ?? [],
    options: ['Property Management Available', 'Long-term Lease', 'Short-term Rental Allowed', 'Furnished'],
  },
  'investment occupancy': {
    panel: of('investment'),
    of: (sample) => [sample.occupancy_status],
    options: ['vacant', 'rented'],
  },
  utilities: { panel: () => true, of: (sample) => sample.utilities_included, options: UTILITIES },
  category: {
    panel: () => true,
    of: (sample) => [sample.category],
    options: ['residential', 'commercial', 'industrial', 'land', 'special', 'investment'],
  },
}

test.each(Object.entries(OPTIONS))(
  'every option of %s leaves some listings of its panel, but not all',
  (_name, filter) => {
    const panel = SAMPLE_LISTINGS.filter(filter.panel)
    const idle = filter.options.filter((option) => {
      const left = panel.filter((sample) => filter.of(sample).includes(option)).length
      return left === 0 || left === panel.length
    })
    expect(idle).toEqual([])
  },
)

test('industrial, special, investment and land listings have the numbers that their panels filter by', () => {
  expect(
    breaking(within('industrial'), (one) => Boolean(one.ceiling_height && one.loading_bays && one.capacity)),
  ).toEqual([])
  expect(breaking(within('special'), (one) => Boolean(one.capacity))).toEqual([])
  expect(breaking(within('investment'), (one) => Boolean(one.roi && one.occupancy_status))).toEqual([])
  expect(breaking(within('land'), (one) => Boolean(one.lot_size && one.zoning_type))).toEqual([])
})

test('asking prices reach from below 3 to above 20 million', () => {
  const prices = SAMPLE_LISTINGS.filter((sample) => sample.listing_type === 'sale').map((sample) => sample.price)
  expect(prices.some((price) => price < 3_000_000)).toBe(true)
  expect(prices.some((price) => price > 5_000_000 && price < 20_000_000)).toBe(true)
  expect(prices.some((price) => price > 20_000_000)).toBe(true)
})

describe('people', () => {
  test('the demo accounts are one of each tier, and own none, three and eight listings', () => {
    const demo = SAMPLE_PEOPLE.slice(0, 3)
    expect(demo.map((person) => [person.id, person.email, ...tier(person)])).toEqual([
      ['101', 'regular@demo.test', false, false, null],
      ['102', 'verified@demo.test', true, true, null],
      ['103', 'professional@demo.test', true, true, 'professional'],
    ])
    const owned = demo.map(({ id }) => SAMPLE_LISTINGS.filter((sample) => sample.owner === id).length)
    expect(owned).toEqual([0, 3, 8])
  })

  test('ids, usernames, e-mails and phone numbers are unique and well formed', () => {
    const fields = ['id', 'username', 'email', 'phone_number'] as const
    const shared = fields.filter((field) => new Set(SAMPLE_PEOPLE.map((one) => one[field])).size < SAMPLE_PEOPLE.length)
    expect(shared).toEqual([])
    for (const person of SAMPLE_PEOPLE) {
      expect(person.id).toMatch(/^\d+$/)
      expect(person.username).toBe(`${person.first_name}.${person.last_name}`.toLowerCase())
      expect(person.phone_number).toMatch(/^\+63 9\d{2} \d{3} \d{4}$/)
    }
  })

  test('an owner’s e-mail leads to the profile: its local part is the username', () => {
    for (const person of SAMPLE_PEOPLE.slice(3)) expect(person.email).toBe(`${person.username}@proventous.test`)
  })
})

test('measures are kept as a search keeps its bounds, so that a bound of the same size finds them', () => {
  expect(floorArea(180)).toBe(1_937.502)
  expect(lotArea(300)).toBe(0.07413154)
})
