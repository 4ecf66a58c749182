import { beforeAll, expect, test } from 'vitest'
import { answerCalls } from '@tests/helpers/mock-server'
import { serveScenario } from '@mocks/node'
import { scenarioById } from '@mocks/scenarios/catalog'
import { call, configureApi } from '@/api/call'
import { listProperties } from '@/contract/listing/properties'
import type { WireProperty } from '@/contract/listing/property'
import { toListing } from '@/domain/listing/map-listing'
import { defaultSearch } from '@/domain/search/filter-state'
import { filterListings } from '@/domain/search/filters'
import { interpret } from '@/domain/search/words/interpret'
import { withRead } from '@/domain/search/words/with-read'

answerCalls()
let rows: WireProperty[]
beforeAll(async () => {
  configureApi({ baseUrl: 'http://localhost', token: () => null })
  await serveScenario(scenarioById('default')).ready
  rows = (await call(listProperties, {})).data
})

type Is = (row: WireProperty) => boolean

const sale: Is = (row) => row.listing_type === 'sale'
const rent: Is = (row) => row.listing_type === 'rent'
const type =
  (...types: string[]): Is =>
  (row) =>
    types.includes(row.property_type ?? '')
const house = type('Single-Family Home', 'Multi-Family Home', 'Townhouse', 'Villa', 'Duplex')
const land = type('Residential Land', 'Commercial Land', 'Agricultural Land', 'Industrial Land', 'Recreational')
const condo = type('Condo')
const apartment = type('Apartment')
const townhouse = type('Townhouse')
const dorm = type('Student Housing')
const farm = type('Agricultural Land')
const shop = type('Retail Store')
const warehouse = type('Warehouse')
/** By rooms, not by type: the studio condos too. */
const commercial: Is = (row) => row.category === 'commercial'
const studio: Is = (row) => row.bedrooms === 0
const beds =
  (least: number): Is =>
  (row) =>
    Number(row.bedrooms ?? -1) >= least
const baths =
  (least: number): Is =>
  (row) =>
    Number(row.bathrooms ?? -1) >= least
const price =
  (from: number, to = Infinity): Is =>
  (row) =>
    Number(row.price) >= from && Number(row.price) <= to
const sqm =
  (from: number, to = Infinity): Is =>
  (row) => {
    const area = Number(row.size ?? 0) / 10.7639
    return area >= from && area <= to
  }
const lot =
  (from: number, to = Infinity): Is =>
  (row) => {
    const area = Number(row.lot_size ?? 0) * 4046.856
    return area >= from && area <= to
  }
const plain = (text: string | null | undefined) =>
  ` ${(text ?? '')
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')} `
const inside =
  (...places: string[]): Is =>
  (row) =>
    places.some((place) =>
      [...(row.street ?? '').split(',').slice(1), row.city, row.province, row.ph?.barangay]
        .map((part) => plain(part).replace(' barangay ', ' '))
        .some((part) => part === plain(place) || part.replace(/ (i|ii|norte|sur) $/, ' ') === plain(place)),
    )
/** In a straight line. */
const near =
  (lat: number, lng: number, meters = 1_000): Is =>
  (row) =>
    row.latitude != null &&
    Math.hypot((Number(row.latitude) - lat) * 110_610, (Number(row.longitude) - lng) * 109_380) <= meters
const SM_CITY = near(10.7143, 122.5511)
const list = (text: unknown): string[] => JSON.parse(typeof text === 'string' ? text : '[]') as string[]
const has =
  (...features: string[]): Is =>
  (row) =>
    features.every((feature) => list(row.features).includes(feature))
const titled =
  (word: string): Is =>
  (row) =>
    plain(row.title).includes(word)
const furnished: Is = (row) => row.furnishing === 'furnished'
const pets: Is = (row) => Boolean(row.pet_friendly)
const stage =
  (name: string): Is =>
  (row) =>
    row.ph?.sale_stage === name
const title =
  (name: string): Is =>
  (row) =>
    row.ph?.title_type === name
const dry: Is = (row) => row.ph?.flood?.year_100 === 'none'

type Sentence = readonly [text: string, ...is: Is[]]

const ENGLISH: readonly Sentence[] = [
  ['condo', condo],
  ['Condos', condo],
  ['condominium', condo],
  ['condominium unit for sale', condo, sale],
  ['townhouse', townhouse],
  ['town house for rent', townhouse, rent],
  ['house and lot', house],
  ['house & lot for sale in Pavia', house, sale, inside('Pavia')],
  ['house or condo', (row) => house(row) || condo(row)],
  ['condo or apartment', (row) => condo(row) || apartment(row)],
  ['apartment for rent', apartment, rent],
  ['dorm', dorm],
  ['dormitory near WVSU', dorm, near(10.7146, 122.5613)],
  ['boarding house', dorm],
  ['bedspace', titled(' bedspace ')],
  ['bungalow', titled(' bungalow ')],
  ['studio', studio],
  ['studio for rent', studio, rent],
  ['fully furnished studio', studio, furnished],
  ['studio under 10k', studio, rent, price(0, 10_000)],
  ['duplex', type('Duplex')],
  ['villa with pool', type('Villa'), has('Pool')],
  ['loft', type('Loft')],
  ['office', type('Office')],
  ['shop for rent', shop, rent],
  ['warehouse', warehouse],
  ['cold storage', type('Cold Storage')],
  ['hotel', type('Hotel')],
  ['gas station for sale', type('Gas Station'), sale],
  ['hospital', type('Hospital')],
  ['lot', land],
  ['lot for sale in Oton', land, sale, inside('Oton')],
  ['residential lot', type('Residential Land')],
  ['commercial lot', type('Commercial Land')],
  ['farm', farm],
  ['rice land', farm],
  ['land 1 hectare', land, lot(10_000)],
  ['3 bedroom', beds(3)],
  ['3 bedrooms', beds(3)],
  ['3br', beds(3)],
  ['3BR', beds(3)],
  ['3-bedroom house', house, beds(3)],
  ['2-bedroom', beds(2)],
  ['2 bed condo', condo, beds(2)],
  ['three bedroom house in Jaro', house, beds(3), inside('Jaro')],
  ['3 spacious bedrooms', beds(3)],
  ['4+ bedrooms', beds(4)],
  ['2br 2 bath', beds(2), baths(2)],
  ['3 bedrooms 2 toilet and bath', beds(3), baths(2)],
  ['2 cr', baths(2)],
  ['under 2m', sale, price(0, 2_000_000)],
  ['house under 2M', house, sale, price(0, 2_000_000)],
  ['house below 3 million', house, sale, price(0, 3_000_000)],
  ['house 2M max', house, sale, price(0, 2_000_000)],
  ['2-3M', sale, price(2_000_000, 3_000_000)],
  ['house 2 to 3 million', house, sale, price(2_000_000, 3_000_000)],
  ['₱2,000,000 - ₱3,000,000', sale, price(2_000_000, 3_000_000)],
  ['between 5M and 8M condo', condo, sale, price(5_000_000, 8_000_000)],
  ['above 10M house', house, sale, price(10_000_000)],
  ['two million house', house, sale, price(0, 2_000_000)],
  ['20k a month', rent, price(0, 20_000)],
  ['20k/month', rent, price(0, 20_000)],
  ['below 15,000', rent, price(0, 15_000)],
  ['apartment below 10,000', apartment, rent, price(0, 10_000)],
  ['10k to 15k', rent, price(10_000, 15_000)],
  ['rent 10000-15000 per month', rent, price(10_000, 15_000)],
  ['15k monthly max', rent, price(0, 15_000)],
  ['2 bedroom under 20k in Jaro', rent, beds(2), price(0, 20_000), inside('Jaro')],
  ['P12,000 apartment', apartment, rent, price(0, 12_000)],
  ['house 100 sqm', house, sqm(100)],
  ['condo 30-50 sqm', condo, sqm(30, 50)],
  ['condo under 40 square meters', condo, sqm(0, 40)],
  ['lot 150 sqm', land, lot(150)],
  ['150 sqm lot in Pavia', land, lot(150), inside('Pavia')],
  ['house 300 sqm lot', house, lot(300)],
  ['house with lot area 200 sqm', house, lot(200)],
  ['near SM City', SM_CITY],
  ['SM City', SM_CITY],
  ['condo near SM City', condo, SM_CITY],
  ['2 bedroom near SM', beds(2), (row) => SM_CITY(row) || near(10.6984, 122.5671)(row)],
  ['Smallville', near(10.7048, 122.5538)],
  ['house near Jaro Cathedral', house, near(10.7236, 122.5566)],
  ['condo near UP', condo, near(10.6984, 122.5562)],
  ['Sta. Barbara', inside('Santa Barbara')],
  ['Santa Barbara', inside('Santa Barbara')],
  ['house in Sta Barbara', house, inside('Santa Barbara')],
  ['Brgy. Tabuc Suba', inside('Tabuc Suba')],
  ['brgy Balabag', inside('Balabag')],
  ['barangay San Rafael', inside('San Rafael')],
  ['Jaro or La Paz', inside('Jaro', 'La Paz')],
  ['house in Jaro or La Paz', house, inside('Jaro', 'La Paz')],
  ['Molo, Iloilo City', inside('Molo')],
  ['Pavia, Iloilo', inside('Pavia')],
  ['Tabuc Suba, Jaro', inside('Tabuc Suba')],
  ['lapaz apartment', apartment, inside('La Paz')],
  ['Guimaras', inside('Guimaras')],
  ['MANDURRIAO condo', condo, inside('Mandurriao')],
  ['pool', has('Pool')],
  ['with pool and garden', has('Pool', 'Garden')],
  ['house with garage', house, has('Garage')],
  ['house with carport', house, (row) => list(row.features).some((one) => /\bcarport/i.test(one))],
  ['condo with balcony', condo, has('Balcony')],
  ['gym', has('Gym')],
  ['pet friendly', pets],
  ['pet-friendly condo', condo, pets],
  ['furnished condo for rent', condo, furnished, rent],
  ['unfurnished house', house, (row) => row.furnishing === 'unfurnished'],
  ['RFO', stage('ready')],
  ['preselling condo', condo, stage('pre-selling')],
  ['foreclosed', stage('foreclosed')],
  ['assume balance', stage('assumed-balance')],
  ['pasalo', stage('assumed-balance')],
  ['clean title house', house, title('TCT')],
  ['clean title condo', condo, title('CCT')],
  ['flood free', dry],
  ['clean title flood free house', house, title('TCT'), dry],
  ['cheap house in Pavia', house, inside('Pavia')],
  ['house near the school', house, (row) => list(row.nearby_amenities).some((one) => /\bschool/i.test(one))],
  ['Lunhaw', titled(' lunhaw '), () => true],
  ['2br condo mandurriao for rent', condo, beds(2), inside('Mandurriao'), rent],
  ['condo for rent mandurriao 25k', condo, rent, inside('Mandurriao'), price(0, 25_000)],
  ['house for sale in jaro below 5M', house, sale, inside('Jaro'), price(0, 5_000_000)],
  ['House and Lot Pavia 3m', house, sale, inside('Pavia'), price(0, 3_000_000)],
  ['3br 2cr house and lot Oton', house, beds(3), baths(2), inside('Oton')],
  [
    'condo or apartment for rent near SM City with pool',
    (row) => condo(row) || apartment(row),
    rent,
    SM_CITY,
    has('Pool'),
  ],
  ['clean title flood free house 2-3M', house, title('TCT'), dry, sale, price(2_000_000, 3_000_000)],
  ['studio type condo', studio, condo],
  ['house w/ pool', house, has('Pool')],
  ['apartment w/ balcony for rent', apartment, has('Balcony'), rent],
  ['commercial space for rent', commercial, rent],
  ['office space for lease in Mandurriao', type('Office'), rent, inside('Mandurriao')],
  ['warehouse for rent', warehouse, rent],
  ['townhouse 2M-4M', townhouse, sale, price(2_000_000, 4_000_000)],
  ['condo 3M to 5M', condo, sale, price(3_000_000, 5_000_000)],
  ['house ₱5M and up', house, sale, price(5_000_000)],
  ['at most 4 million house', house, sale, price(0, 4_000_000)],
  ['apartment not over 12k', apartment, rent, price(0, 12_000)],
  ['minimum 3 bedrooms house', house, beds(3)],
  ['1.5M to 2.5M house', house, sale, price(1_500_000, 2_500_000)],
  ['Php 8,000 per month', rent, price(0, 8_000)],
  ['10,000 pesos apartment', apartment, rent, price(0, 10_000)],
  ['lot 200-500 sqm', land, lot(200, 500)],
  ['1000 sqm lot', land, lot(1_000)],
  ['lot under 1M', land, sale, price(0, 1_000_000)],
  ['Villa Arevalo house', house, inside('Arevalo')],
  ['condo in Iloilo City', condo, inside('Iloilo City')],
  ['house for sale Jaro, Iloilo City', house, sale, inside('Jaro')],
  ['apartment near West Visayas State University', apartment, near(10.7146, 122.5613)],
  ['house near CPU', house, near(10.729, 122.5488)],
  ['walking distance to Molo Church', near(10.6971, 122.5449)],
  ['condo near Festive Walk', condo, near(10.7172, 122.5459)],
  ['within 2 km of SM City', near(10.7143, 122.5511, 2_000)],
  ['condo within 500 m of SM City', condo, near(10.7143, 122.5511, 500)],
  ['house near SM City, 3 km', house, near(10.7143, 122.5511, 3_000)],
  ['available condo', condo, (row) => row.status === 'available'],
  [
    'condo or townhouse in Jaro, La Paz or Molo',
    (row) => condo(row) || townhouse(row),
    inside('Jaro', 'La Paz', 'Molo'),
  ],
  ['I am looking for a 2 bedroom apartment for rent', apartment, beds(2), rent],
  ['looking for house with garden in Oton', house, has('Garden'), inside('Oton')],
  ['semi furnished apartment', apartment, (row) => row.furnishing === 'semi-furnished'],
]

const OTHERS: readonly Sentence[] = [
  ['lupa', land],
  ['lote', land],
  ['lupa sa Oton', land, inside('Oton')],
  ['ibinebentang lupa', land, sale],
  ['bahay', house],
  ['bahay at lupa', house],
  ['lupa at bahay', house],
  ['paupahan', rent],
  ['paupahang bahay', house, rent],
  ['upa', rent],
  ['kwarto', beds(1)],
  ['kwarto na paupahan sa Jaro', beds(1), rent, inside('Jaro')],
  ['3 kwarto', beds(3)],
  ['tatlong malalaking kwarto', beds(3)],
  ['2 kwartong bahay', house, beds(2)],
  ['bodega', warehouse],
  ['pwesto', shop],
  ['bahay na may 3 kwarto sa Pavia hindi lalagpas sa 3M', house, beds(3), inside('Pavia'), sale, price(0, 3_000_000)],
  ['murang bahay sa Pavia', house, inside('Pavia')],
  ['bahay hanggang dalawang milyon', house, sale, price(0, 2_000_000)],
  ['apartment 10k pababa', apartment, rent, price(0, 10_000)],
  ['upa limang libo kada buwan', rent, price(0, 5_000)],
  ['bahay na may hardin', house, has('Garden')],
  ['bahay na hindi binabaha', house, dry],
  ['condo malapit sa SM City', condo, SM_CITY],
  ['palayan', farm],
  ['bahay sa Jaro o Molo', house, inside('Jaro', 'Molo')],
  ['lote sa Oton 150 sqm', land, inside('Oton'), lot(150)],
  ['balay nga may 2 ka kwarto', house, beds(2)],
  ['balay sa Jaro ubos sa 5M', house, inside('Jaro'), sale, price(0, 5_000_000)],
  ['duta nga ginabaligya', land, sale],
  ['yuta sa Leganes', land, inside('Leganes')],
  ['balay nga ibaligya', house, sale],
  ['abangan', rent],
  ['naghahanap ng apartment na mas mababa sa 15k', apartment, rent, price(0, 15_000)],
  ['condo na paupahan malapit sa SM City', condo, rent, SM_CITY],
  ['bahay na binebenta sa Oton', house, sale, inside('Oton')],
  ['bahay na may apat na kwarto', house, beds(4)],
  ['bahay na may 4 na kwarto', house, beds(4)],
  ['bahay na may dalawang banyo', house, baths(2)],
  ['lupa na 500 sqm', land, lot(500)],
  ['lupang sakahan', farm],
  ['bahay na may garahe at balkonahe', house, has('Garage', 'Balcony')],
  ['apartment na 8k kada buwan', apartment, rent, price(0, 8_000)],
  ['bahay na may malinis na titulo', house, title('TCT')],
  ['di binabaha na bahay sa Jaro', house, dry, inside('Jaro')],
  ['bahay mula 2M hanggang 4M', house, sale, price(2_000_000, 4_000_000)],
  ['higit sa 10M na bahay', house, sale, price(10_000_000)],
  ['paupahan sa La Paz', rent, inside('La Paz')],
  ['may pool na bahay', house, has('Pool')],
  ['gusto ko ng bahay sa Molo', house, inside('Molo')],
  ['apartment o condo na paupahan', (row) => condo(row) || apartment(row), rent],
  ['pwesto na paupahan', shop, rent],
  ['bahay na may tatlong kwarto at dalawang banyo', house, beds(3), baths(2)],
  ['condo sa loob ng 2 km mula sa SM City', condo, near(10.7143, 122.5511, 2_000)],
  ['balay nga ginabaligya sa Jaro', house, sale, inside('Jaro')],
  ['apartment nga ginaparentahan', apartment, rent],
  ['balay nga indi ginabaha', house, dry],
  ['balay tubtob 3M', house, sale, price(0, 3_000_000)],
  ['balay kag duta sa Pavia', house, inside('Pavia')],
  ['nagapangita ko sang balay sa Jaro', house, inside('Jaro')],
  ['balay malapit sa Jaro Cathedral', house, near(10.7236, 122.5566)],
  ['balay nga may 3 ka kwarto kag 2 ka banyo', house, beds(3), baths(2)],
  ['balay duol sa Jaro Cathedral', house, near(10.7236, 122.5566)],
  ['nangita ko og balay sa Pavia', house, inside('Pavia')],
  ['apartment nga abangan', apartment, rent],
  ['balay nga dili molapas sa 2M', house, sale, price(0, 2_000_000)],
]

/** What is not read stays as text; what would be false is not said. */
const LEFT: readonly (readonly [text: string, left: string])[] = [
  ['mandurio', 'mandurio'],
  ['condominum in Molo', 'condominum'],
  ['appartment', 'appartment'],
  ['house not in Jaro', 'not in Jaro'],
  ['bahay hindi sa Jaro', 'hindi sa Jaro'],
  ['no pool', 'no pool'],
  ['rent to own', 'rent to own'],
  ['less than 3 bedrooms', 'less than 3 bedrooms'],
  ['house 500m from the beach', '500m from beach'],
  ['walk-up apartment', 'walk-up'],
  ['Villa Anilao', 'Villa Anilao'],
  ['Seminario', 'Seminario'],
  ['house in Mina street', 'Mina street'],
  ['condo 2 - 3', '2 - 3'],
]

const answerTo = (text: string) => {
  const search = withRead({ ...defaultSearch(), mode: 'all' }, interpret(text))
  return new Set(
    filterListings(
      rows.map((row) => toListing(row)),
      search,
    ).map(({ id }) => id),
  )
}
const titlesOf = (ids: readonly string[]) => ids.map((id) => rows.find((row) => String(row.id) === id)!.title)

test.each([...ENGLISH, ...OTHERS].map(([text, ...is]) => [text, is] as const))('%s', (text, is) => {
  const right = new Set(rows.filter((row) => is.every((one) => one(row))).map(({ id }) => String(id)))
  const found = answerTo(text)
  expect({
    wrong: titlesOf([...found].filter((id) => !right.has(id))),
    missing: titlesOf([...right].filter((id) => !found.has(id))),
  }).toEqual({
    wrong: [],
    missing: [],
  })
})

test.each(LEFT)('of %s stays %s', (text, left) => {
  expect(interpret(text).left).toBe(left)
})
