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
const house = type('Single-Family Home', 'Multi-Family Home', 'Townhouse', 'Villa', 'Duplex', 'Vacation Home')
const land = type('Residential Land', 'Commercial Land', 'Agricultural Land', 'Industrial Land', 'Recreational')
const condo = type('Condo')
const apartment = type('Apartment')
/** Before it is built, begun or not. */
const presold: Is = (row) => row.condition === 'Pre-Selling'
const isNew: Is = (row) => row.condition === 'New'
const houseOrLand: Is = (row) => house(row) || land(row)
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
    const area = Math.round(Number(row.lot_size ?? 0) * 4046.86)
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
/** Of types that are let by the room, those of one room whose title or address has the word. */
const room: Is = (row) =>
  Number(row.bedrooms) <= 1 &&
  type('Apartment', 'Student Housing')(row) &&
  /room/i.test([row.title, row.street, row.features].join(' '))
const furnished: Is = (row) => row.furnishing === 'furnished'
const unfurnished: Is = (row) => row.furnishing === 'unfurnished'
const nearby =
  (word: RegExp): Is =>
  (row) =>
    word.test([row.title, row.street, row.features, row.nearby_amenities, row.land_features].join(' '))
const pets: Is = (row) => Boolean(row.pet_friendly)
const stage =
  (name: string): Is =>
  (row) =>
    row.ph?.sale_stage === name
const title =
  (name: string): Is =>
  (row) =>
    row.ph?.title_type === name
const clean: Is = (row) => row.ph?.title_liens === 'none_stated'
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
  ['preselling condo', condo, presold],
  ['house or lot for sale in Leganes', houseOrLand, sale, inside('Leganes')],
  ['balay ukon duta sa Pavia', houseOrLand, inside('Pavia')],
  ['bag-ong townhouse nga baligya', townhouse, isNew, sale],
  ['house built after 2020', house, (row) => Number(row.year_built ?? 0) > 2020],
  ['less than 3 bedrooms', (row) => Number(row.bedrooms ?? 9) < 3],
  ['studio or 1br condo for rent', condo, rent, (row) => Number(row.bedrooms ?? 9) <= 1],
  ['condo 10th floor and up', condo, (row) => (row.ph?.unit?.floor ?? 0) >= 10],
  ['pag-ibig townhouse', townhouse, (row) => row.ph?.payment?.balance === 'pag-ibig'],
  ['pasalo sa pag-ibig', (row) => row.ph?.assumed?.lender === 'pag-ibig'],
  ['foreclosed', stage('foreclosed')],
  ['assume balance', stage('assumed-balance')],
  ['pasalo', stage('assumed-balance')],
  // A title with a mortgage on it is not clean.
  ['clean title house', house, clean],
  ['clean title condo', condo, clean],
  ['titled house', house, title('TCT')],
  ['titled condo', condo, title('CCT')],
  ['flood free', dry],
  ['clean title flood free house', house, clean, dry],
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
  ['clean title flood free house 2-3M', house, clean, dry, sale, price(2_000_000, 3_000_000)],
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
  ['kwarto', room],
  ['kwarto na paupahan sa Jaro', room, rent, inside('Jaro')],
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
  ['bahay na may malinis na titulo', house, clean],
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

/** Written before they were tried, with their answers. */
const HELD_OUT: readonly Sentence[] = [
  ['looking for 2br apartment in jaro 15k below', apartment, beds(2), inside('Jaro'), rent, price(0, 15_000)],
  ['apartment for rent jaro iloilo 5k-10k', apartment, rent, inside('Jaro'), price(5_000, 10_000)],
  ['house and lot for sale in pavia under 3M', house, sale, inside('Pavia'), price(0, 3_000_000)],
  ['condo unit mandurriao for rent fully furnished', condo, inside('Mandurriao'), rent, furnished],
  ['3 br house for sale oton iloilo', house, sale, beds(3), inside('Oton')],
  ['townhouse for sale pavia rfo', townhouse, sale, inside('Pavia'), stage('ready')],
  ['lot for sale pavia 150sqm up', land, sale, inside('Pavia'), lot(150)],
  ['bedspace in La Paz 4k', titled(' bedspace '), inside('La Paz'), rent, price(0, 4_000)],
  ['4 bedroom house w/ garage in Jaro', house, beds(4), has('Garage'), inside('Jaro')],
  ['house with swimming pool Iloilo City', house, has('Pool'), inside('Iloilo City')],
  ['preselling condo iloilo city 5M below', condo, presold, inside('Iloilo City'), sale, price(0, 5_000_000)],
  ['foreclosed house iloilo', house, stage('foreclosed'), inside('Iloilo')],
  ['pet friendly apartment for rent', apartment, pets, rent],
  ['2 bedroom 2 bathroom condo for sale', condo, sale, beds(2), baths(2)],
  [
    'unfurnished apartment below 12k Jaro',
    apartment,
    (row) => row.furnishing === 'unfurnished',
    rent,
    price(0, 12_000),
    inside('Jaro'),
  ],
  ['house for rent jaro 4br with pool', house, rent, inside('Jaro'), beds(4), has('Pool')],
  ['affordable house and lot in Oton', house, inside('Oton')],
  ['beach lot oton', land, titled(' beach '), inside('Oton')],
  ['farm lot sta barbara', farm, inside('Santa Barbara')],
  ['rice field for sale', farm, sale],
  ['commercial building for sale city proper', type('Commercial Building'), sale, inside('City Proper')],
  ['office for rent near festive walk', type('Office'), rent, near(10.7172, 122.5459)],
  ['warehouse in pavia for lease', warehouse, rent, inside('Pavia')],
  ['shop space for rent in Pavia 30k', shop, rent, inside('Pavia'), price(0, 30_000)],
  ['house near Jaro Plaza 3br', house, beds(3), near(10.7248, 122.5572)],
  ['apartment near CPU under 8k', apartment, rent, near(10.729, 122.5488), price(0, 8_000)],
  ['condo near Atria', condo, near(10.7069, 122.5484)],
  ['house and lot 5M to 10M Iloilo City', house, sale, price(5_000_000, 10_000_000), inside('Iloilo City')],
  ['P20,000/mo 1 bedroom condo', condo, rent, beds(1), price(0, 20_000)],
  ['₱15k monthly house for rent', house, rent, price(0, 15_000)],
  ['1 bedroom condo for rent 20k-30k', condo, rent, beds(1), price(20_000, 30_000)],
  ['lot 100sqm below 2M', land, sale, lot(100), price(0, 2_000_000)],
  ['house on 300 sqm lot jaro', house, lot(300), inside('Jaro')],
  ['house not flood prone in Pavia', house, dry, inside('Pavia')],
  ['no flood house Oton', house, dry, inside('Oton')],
  ['ready for occupancy house and lot 2M - 4M', house, stage('ready'), sale, price(2_000_000, 4_000_000)],
  ['rush sale house jaro', house, sale, inside('Jaro')],
  ['bahay na paupahan sa Jaro below 70k', house, rent, inside('Jaro'), price(0, 70_000)],
  ['hanap ko 2 bedroom apartment sa Lapaz', apartment, beds(2), inside('La Paz')],
  ['may 3 kwarto na bahay sa Oton na mura', house, beds(3), inside('Oton')],
  ['murang lote sa Leganes', land, inside('Leganes')],
  ['lupa for sale sa Pavia 150sqm', land, sale, inside('Pavia'), lot(150)],
  ['apartment sa Jaro na pwede ang aso', apartment, inside('Jaro'), pets],
  [
    'condo na fully furnished sa Mandurriao hanggang 25k',
    condo,
    furnished,
    inside('Mandurriao'),
    rent,
    price(0, 25_000),
  ],
  ['bahay na may pool at garahe', house, has('Pool', 'Garage')],
  ['paupahang kwarto malapit sa CPU', room, rent, near(10.729, 122.5488)],
  ['bahay na hindi lalampas ng 2 milyon', house, sale, price(0, 2_000_000)],
  ['bahay sa Pavia, 2 hanggang 3 milyon', house, inside('Pavia'), sale, price(2_000_000, 3_000_000)],
  ['dorm malapit sa WVSU', dorm, near(10.7146, 122.5613)],
  ['apartment na 2 kwarto 1 cr jaro', apartment, beds(2), baths(1), inside('Jaro')],
  ['naghahanap po ako ng condo for rent near SM city 20k budget', condo, rent, SM_CITY, price(0, 20_000)],
  ['bahay walang baha sa Jaro', house, dry, inside('Jaro')],
  ['balay nga ginapaarkilahan sa Jaro', house, rent, inside('Jaro')],
  ['balay nga barato sa Oton', house, inside('Oton')],
  ['duta nga ibaligya sa Pavia', land, sale, inside('Pavia')],
  ['balay nga may tatlo ka kwarto', house, beds(3)],
  ['apartment sa La Paz nga indi magsobra sa 15k', apartment, inside('La Paz'), rent, price(0, 15_000)],
  ['nagapangita ko apartment duha ka kwarto sa Jaro', apartment, beds(2), inside('Jaro')],
  ['condo nga lapit sa SM City', condo, SM_CITY],
  ['balay nga wala ginabaha sa Pavia', house, dry, inside('Pavia')],
  ['apartment duol sa CPU ubos sa 10k', apartment, near(10.729, 122.5488), rent, price(0, 10_000)],
  ['balay nga baligya sa Oton ubos sa 3M', house, sale, inside('Oton'), price(0, 3_000_000)],
  ['balay nga tulo ka kwarto', house, beds(3)],
  ['LF: 2BR apartment in Jaro, max 12k', apartment, beds(2), inside('Jaro'), rent, price(0, 12_000)],
  ['any house for rent in Leganes or Oton', house, rent, inside('Leganes', 'Oton')],
  ['condo for sale in Lapuz with 2 bedrooms', condo, sale, inside('Lapuz'), beds(2)],
  [
    'townhouse Leganes 2M to 4M with 2 bathrooms',
    townhouse,
    inside('Leganes'),
    sale,
    price(2_000_000, 4_000_000),
    baths(2),
  ],
  ['single detached house oton 3 bedrooms', type('Single-Family Home'), inside('Oton'), beds(3)],
  ['lot in Guimaras under 2M', land, inside('Guimaras'), sale, price(0, 2_000_000)],
  ['house for sale near the airport', house, sale, near(10.8325, 122.494)],
  ['apartment near robinsons jaro', apartment, near(10.7181, 122.56)],
  ['condo under 4 million pre-selling', condo, sale, price(0, 4_000_000), presold],
  ['bungalow house 3BR Oton', titled(' bungalow '), house, beds(3), inside('Oton')],
  ['fully furnished 1br condo La Paz', furnished, condo, beds(1), inside('La Paz')],
  ['house for rent less than 20k with 3 rooms', house, rent, price(0, 20_000), beds(3)],
  ['studio condo for sale below 3M mandurriao', studio, condo, sale, price(0, 3_000_000), inside('Mandurriao')],
  ['house w/ balcony & garden iloilo city', house, has('Balcony', 'Garden'), inside('Iloilo City')],
  ['commercial space city proper for lease', commercial, inside('City Proper'), rent],
  ['agricultural land 1 hectare and up', farm, lot(10_000)],
  [
    'semi-furnished condo for rent mandurriao',
    (row) => row.furnishing === 'semi-furnished',
    condo,
    rent,
    inside('Mandurriao'),
  ],
  ['house 3-4M Oton', house, sale, price(3_000_000, 4_000_000), inside('Oton')],
  ['Molo house for sale 4 bedrooms up', house, sale, inside('Molo'), beds(4)],
  ['dorm near CPU or WVSU', dorm, (row) => near(10.729, 122.5488)(row) || near(10.7146, 122.5613)(row)],
  ['apartment La Paz or Jaro 2br', apartment, inside('La Paz', 'Jaro'), beds(2)],
  ['hindi binabahang bahay sa Pavia', house, dry, inside('Pavia')],
  ['bahay sa Jaro na may garahe, 4 kwarto', house, inside('Jaro'), has('Garage'), beds(4)],
  ['murang paupahan sa Oton', rent, inside('Oton')],
  ['bahay at lupa pasalo sa Pavia', house, stage('assumed-balance'), inside('Pavia')],
  ['lupa sa Leganes, 500 sqm pataas', land, inside('Leganes'), lot(500)],
  ['condo sa Lapuz na 1 kwarto', condo, inside('Lapuz'), beds(1)],
  ['apartment sa Jaro, 10k pababa, 2 kwarto', apartment, inside('Jaro'), rent, price(0, 10_000), beds(2)],
  ['naghahanap ng mauupahang bahay sa Mandurriao', house, rent, inside('Mandurriao')],
  ['RFO na bahay sa Oton', stage('ready'), house, inside('Oton')],
  ['bibili ng condo sa Mandurriao wala pang 5 milyon', condo, sale, inside('Mandurriao'), price(0, 5_000_000)],
  ['balay nga ginabaligya sa Leganes tubtob 5M', house, sale, inside('Leganes'), price(0, 5_000_000)],
  ['nagapangita ko sang apartment nga paarkilahan sa Jaro', apartment, rent, inside('Jaro')],
  ['balay nga may apat ka kwarto sa Oton', house, beds(4), inside('Oton')],
  ['barato nga duta sa Santa Barbara', land, inside('Santa Barbara')],
  ['condo nga may 2 ka kwarto lapit sa SM City', condo, beds(2), SM_CITY],
  ['balay nga paabangan sa Mandurriao', house, rent, inside('Mandurriao')],
  ['nangita kog balay sa Leganes nga 3 ka kwarto', house, inside('Leganes'), beds(3)],
  ['yuta nga baligya sa Guimaras', land, sale, inside('Guimaras')],
  ['need apartment in Jaro asap 5k-9k budget', apartment, inside('Jaro'), rent, price(5_000, 9_000)],
  ['anyone selling a house in Leganes below 3M?', house, sale, inside('Leganes'), price(0, 3_000_000)],
  ['2br 1 bath apartment tagbak', apartment, beds(2), baths(1), inside('Tagbak')],
  ['house for sale iloilo 3br 2t&b', house, sale, inside('Iloilo'), beds(3), baths(2)],
  ['Pavia row house below 2M', townhouse, inside('Pavia'), sale, price(0, 2_000_000)],
  ['brgy bolilao condo studio', condo, studio, inside('Bolilao')],
  [
    'house in villa arevalo near the beach',
    house,
    inside('Arevalo'),
    (row) => list(row.nearby_amenities).some((one) => /\bbeach/i.test(one)) || titled(' beach ')(row),
  ],
  ['condo 2 bedrooms at least 60 sqm', condo, beds(2), sqm(60)],
  ['lot 500 sqm or more in Iloilo province', land, lot(500), inside('Iloilo')],
  ['cheap apartment for rent 1BR', apartment, rent, beds(1)],
  ['furnished house for rent Arevalo', furnished, house, rent, inside('Arevalo')],
  ['pre-selling townhouse Oton or Leganes', presold, townhouse, inside('Oton', 'Leganes')],
  ['house and lot w/ clean title Pavia', house, clean, inside('Pavia')],
  ['4BR house jaro iloilo city 20M and below', house, beds(4), inside('Jaro'), sale, price(0, 20_000_000)],
  ['condo rent mandurriao 15-25k', condo, rent, inside('Mandurriao'), price(15_000, 25_000)],
  ['available apartments in Jaro', apartment, inside('Jaro'), (row) => row.status === 'available'],
  ['commercial lot Leganes highway', type('Commercial Land'), inside('Leganes')],
  ['house around 1 km from Jaro Plaza', house, near(10.7248, 122.5572)],
  [
    '3 bedroom house, 2 bathrooms, with garage, Pavia, up to 7M',
    house,
    beds(3),
    baths(2),
    has('Garage'),
    inside('Pavia'),
    sale,
    price(0, 7_000_000),
  ],
  ['pet-friendly house for rent with garden', pets, house, rent, has('Garden')],
  ['duplex Oton', type('Duplex'), inside('Oton')],
  ['saan may murang apartment sa Jaro?', apartment, inside('Jaro')],
  ['may paupahan po ba sa La Paz na below 10k?', rent, inside('La Paz'), price(0, 10_000)],
  ['tatlong kwartong bahay sa Pavia', house, beds(3), inside('Pavia')],
  ['bahay na may malaking hardin sa Oton', house, has('Garden'), inside('Oton')],
  [
    'condo sa Mandurriao, may gamit na, 20k hanggang 30k',
    condo,
    inside('Mandurriao'),
    furnished,
    rent,
    price(20_000, 30_000),
  ],
  ['lupang binebenta sa Oton', land, sale, inside('Oton')],
  ['bahay sa Leganes na wala pang 4M', house, inside('Leganes'), sale, price(0, 4_000_000)],
  [
    'bahay o townhouse sa Pavia na hindi hihigit sa 2.5M',
    (row) => house(row) || townhouse(row),
    inside('Pavia'),
    sale,
    price(0, 2_500_000),
  ],
  ['may balay nga ginabaligya sa Oton?', house, sale, inside('Oton')],
  ['barato nga apartment sa Jaro', apartment, inside('Jaro')],
  ['gusto ko mag rent sang balay sa Arevalo', house, rent, inside('Arevalo')],
  ['balay nga may garahe kag hardin', house, has('Garage', 'Garden')],
  ['asa ko makapalit og balay sa Pavia', house, inside('Pavia'), sale],
  ['balay nga naay duha ka kwarto ug garahe', house, beds(2), has('Garage')],
  ['abangan nga kwarto duol sa CPU', room, rent, near(10.729, 122.5488)],
  ['house for rent with 3 bedrooms and 2 bathrooms, at least', house, rent, beds(3), baths(2)],
  ['house with 3 bedrooms and 3 toilet & bath', house, beds(3), baths(3)],
  ['condo for rent but not studio', condo, rent, beds(1)],
  ['condo, no studio', condo, beds(1)],
  ['pwede po ba ang aso? condo na pinapaupahan', pets, condo, rent],
  ['bahay malapit sa palengke', house, nearby(/\bmarket/i)],
  ['balay nga lapit sa merkado', house, nearby(/\bmarket/i)],
  ['duta lapit sa baybay', land, nearby(/\bbeach/i)],
  ['balay nga paarkilahan nga wala pa gamit sa sulod', house, rent, unfurnished],
  [
    'maayong aga, nagapangita kami mag-asawa sang balay nga baklon, 4 ka kwarto, ang budget namon 8M tubtob 15M',
    house,
    sale,
    beds(4),
    price(8_000_000, 15_000_000),
  ],
  ['gamay nga lote nubo sa 150 sqm', land, lot(0, 150)],
  ['lands for sale in Leganes', land, sale, inside('Leganes')],
  ['loft na condo', type('Loft')],
  ['3+ beds for our dog, rent up to 40k', pets, rent, beds(3), price(0, 40_000)],
  ['most expensive houses first', house],
  ['newer house, built 2020 or later', house, (row) => Number(row.year_built) >= 2020],
  ['bagong tayo na bahay 2020 pataas', house, isNew, (row) => Number(row.year_built) >= 2020],
  ['tirahang mauupahan sa Lapaz, dalawang kwarto, ung mura muna', rent, beds(2), inside('La Paz')],
  ['duwa ka hulot nga balay indi maglapaw 15k kada bulan', house, rent, beds(2), price(0, 15_000)],
  ['duta nga ang bili manubo sa duwa ka milyon', land, sale, price(0, 2_000_000)],
  ['pahuwayan nga balay', type('Vacation Home')],
  ['balay nga isa lang ka panalgan, ibaligya', house, sale, titled(' bungalow ')],
  ['paarkila mandurriao kumpleto na gamit', rent, inside('Mandurriao'), furnished],
  ['upat ka banyo o labaw pa', baths(4)],
  ['bahay na apat ang kwarto o higit pa', house, beds(4)],
  ['bed space for rent', titled(' bedspace '), rent],
  ['mopalit ko og balay dapit sa Villa Arevalo', house, sale, inside('Arevalo')],
  ['kinalapdan nga yuta sa Santa Barbara', land, inside('Santa Barbara')],
  ['building nga ipamaligya sulod sa Iloilo City', type('Commercial Building'), sale, inside('Iloilo City')],
  ['condo with city view for sale', () => false],
  ['condo with river view for sale', condo, sale, has('River view')],
  ['5 bedroom house with maids room', house, beds(5), nearby(/helper’s room/i)],
  ['hauz and lot for sale in Villa Arevalo', house, sale, inside('Arevalo')],
  [
    'We are a family of five and need a 4 bedroom house with a garage in Pavia',
    house,
    beds(4),
    has('Garage'),
    inside('Pavia'),
  ],
  ['beachfront for sale', sale, nearby(/beachfront|\bshore\b/i)],
  ['condo na may tanawin ng ilog', condo, has('River view')],
  ['bahay na may tanawin ng dagat', house, has('Sea view')],
  ['bhay n lupa sa Leganes 3 kwarto 2 cr', house, inside('Leganes'), beds(3), baths(2)],
  ['mura lang na bahay, 2M hanggang 3.5M, kahit 2 kwarto', house, sale, price(2_000_000, 3_500_000), beds(2)],
  ['beachfront na property sa Guimaras', () => false],
  [
    'My family is moving to Iloilo and we want to rent a furnished 2 bedroom place',
    rent,
    inside('Iloilo'),
    furnished,
    beds(2),
  ],
  ['family house 120 sqm floor area or bigger, max 7M', house, sqm(120), sale, price(0, 7_000_000)],
  ['maganda at maluwag na bahay 5 kwarto pataas sa Iloilo City', house, beds(5), inside('Iloilo City')],
  ['lupa na may sukat 1000 sqm pataas', land, lot(1_000)],
  ['bahay para sa pamilya sa Pavia, 4 kwarto', house, beds(4), inside('Pavia')],
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
  ['less than 3 bathrooms', 'less than 3 bathrooms'],
  ['house 500m from the beach', '500m from beach'],
  ['walk-up apartment', 'walk-up'],
  ['Villa Anilao', 'Villa Anilao'],
  ['Seminario', 'Seminario'],
  ['house in Mina street', 'Mina street'],
  ['condo 2 - 3', '2 - 3'],
  ['house for sale but not in pavia', 'not in pavia'],
  ['condo in mandurriaoo', 'mandurriaoo'],
  ['house without pool in Jaro', 'without pool'],
  ['condo in Jarro', 'Jarro'],
  ['aparment for rent in Molo', 'aparment'],
  ['house in Pavia, no pool please', 'no pool'],
  ['condos in Manduriao', 'Manduriao'],
  ['bahay na hindi sa Pavia', 'hindi sa Pavia'],
  ['bahay pero wag sa Molo', 'wag sa Molo'],
  ['house not in Jaro or Molo', 'not in Jaro Molo'],
  ['balay luwas sa Jaro', 'luwas sa Jaro'],
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

test.each([...ENGLISH, ...OTHERS, ...HELD_OUT].map(([text, ...is]) => [text, is] as const))('%s', (text, is) => {
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
