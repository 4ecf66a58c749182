import { expect, test } from 'vitest'
import { interpret } from './interpret'
import { meanings } from './meant'

const HOUSES = 'Single-Family Home,Multi-Family Home,Townhouse,Villa,Duplex,Vacation Home'
const LOTS =
  'Residential Land,Commercial Land,Agricultural Land,Industrial Land,Mixed-use,Recreational,Forest,Development Plot,Ranch'
const HOUSE = { category: 'residential', subtype: HOUSES }
const CONDO = { category: 'residential', subtype: 'Condo' }
const rent = { mode: 'rent' }
const sale = { mode: 'sale' }
const LAND = { category: 'land' }
const TOWNHOUSE = { category: 'residential', subtype: 'Townhouse' }
const FARM = { category: 'land', subtype: 'Agricultural Land' }
const APARTMENT = { category: 'residential', subtype: 'Apartment' }
const LOT_200 = { lot: expect.stringMatching(/^0\.049\d+-$/), units: 'metric' }

type Case = readonly [text: string, params: object, left?: string]

const ENGLISH: readonly Case[] = [
  ['2 bedroom under 20k in Jaro', { beds: '2', price: '0-20000', in: 'Jaro', ...rent }],
  ['3 bedroom', { beds: '3' }],
  ['3br', { beds: '3' }],
  ['3-bedroom', { beds: '3' }],
  ['3+ bedrooms', { beds: '3' }],
  ['3 or more bedrooms', { beds: '3' }],
  ['at least 2 bedrooms', { beds: '2' }],
  ['two bedroom condo', { beds: '2', ...CONDO }],
  ['2 to 3 bedrooms', { beds: '2', maxbeds: '3' }],
  ['7 bedrooms', { beds: '5' }],
  ['2br 1cr', { beds: '2', baths: '1' }],
  ['2BR/2T&B', { beds: '2', baths: '2' }],
  ['3 bedroom 2 bath house', { beds: '3', baths: '2', ...HOUSE }],
  ['under 2m', { price: '0-2000000', ...sale }],
  ['under 2.5M', { price: '0-2500000', ...sale }],
  ['below ₱3,000,000', { price: '0-3000000', ...sale }],
  ['max 20,000', { price: '0-20000', ...rent }],
  ['20k a month', { price: '0-20000', ...rent }],
  ['15000 per month', { price: '0-15000', ...rent }],
  ['PHP 25000 monthly', { price: '0-25000', ...rent }],
  ['house for sale 20k a month', { month: '0-20000', by: 'month', ...sale, ...HOUSE }],
  ['2-3M', { price: '2000000-3000000', ...sale }],
  ['2M to 3M', { price: '2000000-3000000', ...sale }],
  ['between 2 and 3 million', { price: '2000000-3000000', ...sale }],
  ['above 5 million', { price: '5000000-', ...sale }],
  ['5m and up', { price: '5000000-', ...sale }],
  ['10k-15k', { price: '10000-15000', ...rent }],
  ['above 10k below 15k', { price: '10000-15000', ...rent }],
  ['office under 300k', { category: 'commercial', subtype: 'Office', price: '0-300000' }],
  ['condo', CONDO],
  ['condominium', CONDO],
  ['condo or apartment', { category: 'residential', subtype: 'Apartment,Condo' }],
  ['apartment for rent', { category: 'residential', subtype: 'Apartment', ...rent }],
  ['townhouse', { category: 'residential', subtype: 'Townhouse' }],
  ['dorm', { category: 'residential', subtype: 'Student Housing' }],
  ['boarding house', { category: 'residential', subtype: 'Student Housing' }],
  ['house and lot', HOUSE],
  ['house and lot in Sta. Barbara', { ...HOUSE, in: 'Santa Barbara' }],
  ['residential lot', { category: 'land', subtype: 'Residential Land' }],
  ['lot', LAND],
  ['farm', { category: 'land', subtype: 'Agricultural Land' }],
  ['pet friendly', { pets: 'true' }],
  ['pet-friendly apartment', { pets: 'true', category: 'residential', subtype: 'Apartment' }],
  ['pool', { features: 'Pool' }],
  ['with pool and garden', { features: 'Pool,Garden' }],
  ['fully furnished studio', { furnishing: 'furnished', category: 'residential', subtype: 'Condo,Studio' }, 'studio'],
  ['Studios', { category: 'residential', subtype: 'Condo,Studio' }, 'studio'],
  ['studio or loft', { category: 'residential', subtype: 'Studio,Loft' }],
  ['semi-furnished', { furnishing: 'semi-furnished' }],
  ['warehouse with truck access', { category: 'industrial', subtype: 'Warehouse', industrial: 'Truck Access' }],
  ['available condo', { status: 'available', ...CONDO }],
  ['RFO condo', { stage: 'ready', ...CONDO }],
  ['pre-selling', { condition: 'Pre-Selling' }],
  ['foreclosed house', { stage: 'foreclosed', ...HOUSE }],
  [
    'clean title flood free house 2-3M',
    { liens: 'none_stated', flood: 'none', ...HOUSE, price: '2000000-3000000', ...sale },
  ],
  ['Jaro or La Paz', { in: 'Jaro,La Paz' }],
  ['lapaz', { in: 'La Paz' }],
  ['Sta. Barbara', { in: 'Santa Barbara' }],
  ['brgy Tabuc Suba', { in: 'Tabuc Suba' }],
  ['Villa Arevalo', { in: 'Arevalo' }],
  ['house 100 sqm', { ...HOUSE, size: expect.stringMatching(/^1076\.\d+-$/), units: 'metric' }],
  ['lot 150 sqm', { ...LAND, lot: expect.stringMatching(/^0\.037\d+-$/), units: 'metric' }],
  ['150 sqm lot', { ...LAND, lot: expect.stringMatching(/^0\.037\d+-$/), units: 'metric' }],
  ['1 hectare', { lot: expect.stringMatching(/^2\.47\d+-$/), units: 'metric' }],
  ['for sale or rent', { mode: 'all' }],
  ['house no more than P6,000,000', { ...HOUSE, price: '0-6000000', ...sale }],
  ['15000 or less', { price: '0-15000', ...rent }],
  ['lots below ₱10,000 per sqm', { ...LAND, sqm: '0-10000' }],
  ['lot 5k/sqm', { ...LAND, sqm: '0-5000' }],
  ['lot 4k to 6k a square meter, 2M', { ...LAND, sqm: '4000-6000', price: '0-2000000', ...sale }],
  ['20k or less a month', { price: '0-20000', ...rent }],
  ['1/2 hectare', { lot: expect.stringMatching(/^1\.23\d+-$/), units: 'metric' }],
  // What was not read stays.
  ['mandurio', {}, 'mandurio'],
  ['3200000', { price: '0-3200000', ...sale }],
  ['budget is 3M', { price: '0-3000000', ...sale }],
  [
    '800 sqm up 150k monthly',
    { size: expect.stringMatching(/^8611\.\d+-$/), units: 'metric', price: '0-150000', ...rent },
  ],
  ['5M above', { price: '5000000-', ...sale }],
  ['house with lot area of at least 200 sqm', { ...HOUSE, ...LOT_200 }],
  ['house with 80 sqm floor area', { ...HOUSE, size: expect.stringMatching(/^861\.\d+-$/), units: 'metric' }],
  ['corner lot house', HOUSE, 'corner lot'],
  ['lot for lease, commercial', { category: 'land', subtype: 'Commercial Land', ...rent }],
  ['commercial space or lot', { category: 'all', subtype: expect.stringMatching(/^Office,.*,Ranch$/) }],
  ['condo with parking slot', { ...CONDO, parking: '1' }],
  ['condo w/ parking for rent', { ...CONDO, parking: '1', ...rent }],
  ['house under 100k usd', { ...HOUSE, price: '0-5650000', ...sale }],
  ['condo for rent $500 to $800', { ...CONDO, price: '28250-45200', ...rent }],
  ['condo 100-150k usd', { ...CONDO, price: '5650000-8475000', ...sale }],
  ['house around 4M', { ...HOUSE, price: '3400000-4600000', ...sale }],
  ['apartment about 10k a month', { ...APARTMENT, price: '8500-11500', ...rent }],
  ['room for rent', { category: 'residential', subtype: 'Apartment,Student Housing', maxbeds: '1', ...rent }, 'room'],
  ['house with rooms', { ...HOUSE, beds: '1' }],
  ['rest house or house', HOUSE],
  ['Hardin Balabag', {}, 'Hardin Balabag'],
  ['6 months lease studio', { category: 'residential', subtype: 'Condo,Studio', lease: '6', ...rent }, 'studio'],
  ['pre-owned condo below 6M', { ...CONDO, stage: 'resale', price: '0-6000000', ...sale }],
  ['apartment with motorcycle parking', APARTMENT, 'motorcycle parking'],
  ['2-storey house', HOUSE, 'two-storey'],
  ['commercial lot along the highway', { category: 'land', subtype: 'Commercial Land' }, 'highway'],
  ['CCT titled condo', { ...CONDO, title: 'CCT' }],
  ['titled condo', { ...CONDO, title: 'CCT' }],
  ['house in a flood free area', { ...HOUSE, flood: 'none' }],
  ['house 50k downpayment', HOUSE, '50k downpayment'],
  ['house, dp 50k, 3M', { ...HOUSE, price: '0-3000000', ...sale }, 'dp 50k'],
  ['house no downpayment 3M', { ...HOUSE, price: '0-3000000', ...sale }, 'no downpayment'],
  ['house 15k monthly amortization', HOUSE, '15k monthly amortization'],
  ['house not in Jaro or Molo', HOUSE, 'not in Jaro Molo'],
  ['house not in Jaro, Molo', HOUSE, 'not in Jaro, Molo'],
  ['house not in Jaro, prefer Pavia', { ...HOUSE, in: 'Pavia' }, 'not in Jaro'],
  ['house except in Molo', HOUSE, 'except in Molo'],
  ['2', {}, '2'],
  ['2024', {}, '2024'],
  ['mango tree house', HOUSE, 'mango tree'],
  [
    'condo rental with internet and assoc dues included',
    { mode: 'rent', utilities: 'internet,association dues', ...CONDO },
  ],
  ['paupahan na kasama na ang tubig at internet', { mode: 'rent', utilities: 'water,internet' }],
  [
    'dorm ng estudyante, kasama na kuryente tubig at wifi',
    { mode: 'rent', utilities: 'electricity,water,internet', category: 'residential', subtype: 'Student Housing' },
    'student',
  ],
  ['duta nga may tubig kag kuryente', { category: 'land', land: 'Water Available,Electricity Available' }],
  ['house with water', HOUSE, 'water'],
  ['condo assoc dues below 3k', { dues: '3000', ...CONDO }],
  ['investment property roi 7% and up', { category: 'investment', roi: '7-' }],
  ['house for rent, 6 months contract', { mode: 'rent', lease: '6', ...HOUSE }],
  ['balay nga arkilahan 18 months lang ang kontrata', { mode: 'rent', lease: '12', ...HOUSE }],
  ['parking for 2 cars, townhouse', { parking: '2', category: 'residential', subtype: 'Townhouse' }],
  ['balay nga may garahe para sa duha ka salakyan', { features: 'Garage', parking: '2', ...HOUSE }],
  [
    'farm around 1 hectare',
    { category: 'land', subtype: 'Agricultural Land', lot: '2.10039371-2.84170914', units: 'metric' },
  ],
  ['balay nga may 2 ka cr', { baths: '2', ...HOUSE }],
  ['bahay, hindi furnished', { furnishing: 'unfurnished', ...HOUSE }],
  ['bahay, wag condo', HOUSE],
  ['commercial space for a restaurant', { category: 'commercial', subtype: 'Restaurant' }],
  ['abangan nga puede ang kuring kag ido', { mode: 'rent', pets: 'true' }],
  ['house without pool', HOUSE, 'without pool'],
  ['pool or garden', {}, 'pool or garden'],
  ['house on Jaro Street', HOUSE, 'Jaro Street'],
  ['under 3 bedrooms', { maxbeds: '2' }],
  ['at most 3 bedrooms', { maxbeds: '3' }],
  ['2BR/3BR', { beds: '2', maxbeds: '3' }],
  ['3BR/2CR', { beds: '3', baths: '2' }],
  ['2BR only', { beds: '2', maxbeds: '2' }],
  ['condo 2br only 15k', { beds: '2', ...CONDO, price: '0-15000', ...rent }],
  ['2 or 3 bedrooms or more', { beds: '2' }],
  ['under 2 bathrooms', {}, 'under 2 bathrooms'],
  ['condo for sale for rent', { ...CONDO, ...sale }, 'for rent'],
  ['house near the river', HOUSE, 'river'],
  ['300 m from the beach', {}, '300 m from the beach'],
  ['truck access', {}, 'truck access'],
  ['house, lot 150 sqm', { ...HOUSE, lot: expect.stringMatching(/^0\.037\d+-$/), units: 'metric' }],
  ['', {}, ''],
  ['!?', {}, '!?'],
  // An amount beside a word that makes it another's is no price.
  ['house 500k discount', HOUSE, '500k discount'],
  ['condo 2k per night', CONDO, '2k per night'],
  ['lot with 10m frontage', LAND, '10m frontage'],
  ['apartment 7k, 1 month advance', { ...APARTMENT, price: '0-7000', ...rent }, '1 month advance'],
  ['pasalo, dp 100k, 8k monthly', { stage: 'assumed-balance' }, 'dp 100k, 8k monthly'],
  ['foreclosed house 20k a month', { stage: 'foreclosed', month: '0-20000', by: 'month', ...sale, ...HOUSE }],
  ['apartment 7k + utilities', { ...APARTMENT, price: '0-7000', ...rent }, 'utilities'],
  ['house worth 2M, now 1.5M', HOUSE, 'worth 2M 1.5M'],
  // Telephones, years, addresses and ways are none either.
  ['condo, call 0917 123 4567', CONDO, 'call 0917 123 4567'],
  ['house from 2015', HOUSE, 'from 2015'],
  ['house, lot 12 block 3', HOUSE, 'lot 12 block 3'],
  ['apartment 10 minutes to Molo', APARTMENT, '10 minutes to Molo'],
  ['house at least 2 km from SM City', HOUSE, 'at least 2 km from SM City'],
  // What stands elsewhere, or serves a purpose.
  ['house outside Jaro', HOUSE, 'outside Jaro'],
  ['I live in Jaro, house in Pavia', { ...HOUSE, in: 'Pavia' }, 'live in Jaro'],
  ['lot for warehouse', LAND, 'warehouse'],
  ['SM Pavia', { in: 'Pavia' }, 'SM'],
  ['condo with garden view', CONDO, 'garden view'],
  ['house with 50 sqm garden', { ...HOUSE, features: 'Garden' }, '50 sqm'],
  // Of two that say the same the narrower counts; of two that differ either is enough.
  ['duplex house', { category: 'residential', subtype: 'Duplex' }],
  ['for sale/for rent', { mode: 'all' }],
  ['studio or 1BR', { beds: '0', maxbeds: '1' }],
  ['2 bedrooms max', { maxbeds: '2' }],
  ['house 3 bedrooms up to 5 million', { ...HOUSE, beds: '3', price: '0-5000000', ...sale }],
  ['budget 2br apartment', { ...APARTMENT, beds: '2' }],
  ['bedrooms: 3, bathrooms: 2', { beds: '3', baths: '2' }],
  ['largest condo', { ...CONDO, sort: 'size-desc' }],
  // Kinds of several categories.
  ['house or lot', { category: 'all', subtype: `${HOUSES},${LOTS}` }],
  ['bahay o lupa sa Pavia', { category: 'all', subtype: `${HOUSES},${LOTS}`, in: 'Pavia' }],
  ['townhouse, condo or lot', { category: 'all', subtype: `Condo,Townhouse,${LOTS}` }],
  ['office or warehouse', { category: 'all', subtype: 'Office,Warehouse' }],
  ['commercial or residential lot', { category: 'land', subtype: 'Residential Land,Commercial Land' }],
  ['lot, residential or commercial', { category: 'land', subtype: 'Residential Land,Commercial Land' }],
  ['lot for a house or warehouse', LAND, 'house warehouse'],
  // New, old, high up, and how it is paid.
  ['brand new house', { ...HOUSE, condition: 'New' }],
  ['bagong townhouse', { ...TOWNHOUSE, condition: 'New' }],
  ['bag-o nga balay', { ...HOUSE, condition: 'New' }],
  ['house with brand new kitchen', HOUSE, 'brand new kitchen'],
  ['newly renovated house', HOUSE, 'newly renovated'],
  ['New Lucena', { in: 'New Lucena' }],
  ['preselling condo 2M', { ...CONDO, condition: 'Pre-Selling', price: '0-2000000', ...sale }],
  ['house built after 2015', { ...HOUSE, built: '2016-' }],
  ['built 2015 or newer', { built: '2015-' }],
  ['house built from 2010 to 2020', { ...HOUSE, built: '2010-2020' }],
  ['house built 1990s', { ...HOUSE, built: '1990-1999' }],
  ['built before 2000', { built: '0-1999' }],
  ['condo 15th floor or higher', { ...CONDO, level: '15-' }],
  ['condo on the 3rd floor', { ...CONDO, level: '3-3' }],
  ['condo ika-5 palapag', { ...CONDO, level: '5-5' }],
  ['house 2 floors', HOUSE, 'two-storey'],
  ['condo 60 sqm floor area', { ...CONDO, size: expect.stringMatching(/^645\.\d+-$/), units: 'metric' }],
  ['condo with elevator', { ...CONDO, elevators: '1' }],
  ['pagibig townhouse', { ...TOWNHOUSE, balance: 'pag-ibig' }],
  ['foreclosed house pag-ibig', { ...HOUSE, stage: 'foreclosed', seller: 'pag-ibig' }],
  ['pasalo na bahay hulugan sa Pag-IBIG', { ...HOUSE, stage: 'assumed-balance', lender: 'pag-ibig' }],
  ['house, bank financing', { ...HOUSE, balance: 'bank' }],
  ['house for sale 20k a month bank loan', { ...HOUSE, ...sale, month: '0-20000', by: 'month', loan: 'bank' }],
  ['house with a bedroom on the 1st floor', { ...HOUSE, beds: '1' }, '1st floor'],
  ['house near Pag-IBIG', HOUSE, 'Pag-IBIG'],
  ['invest in house and lot', HOUSE, 'invest'],
  ['house built 1800 sqft', { ...HOUSE, size: expect.stringMatching(/^1799\.\d+-$/), units: 'metric' }, 'built'],
  ['rent to own house', HOUSE, 'rent to own'],
  ['apartment for rent with wifi', { ...APARTMENT, ...rent, utilities: 'internet' }],
  ['bahay, pwede pa bilhin', { ...HOUSE, status: 'available' }],
]

const OTHERS: readonly Case[] = [
  ['bahay sa Leganes mga 4M', { ...HOUSE, in: 'Leganes', price: '3400000-4600000', ...sale }],
  ['condo hanggang $100,000', { ...CONDO, price: '0-5650000', ...sale }],
  ['apartment nga puede ang ido', { ...APARTMENT, pets: 'true' }],
  ['pinakabarato nga apartment', { ...APARTMENT, sort: 'price-asc' }],
  ['lote sa tabing dagat sa Oton', { ...LAND, in: 'Oton' }, 'beachfront'],
  [
    'bahay na may 3 kwarto sa Pavia hindi lalagpas sa 3M',
    { ...HOUSE, beds: '3', in: 'Pavia', price: '0-3000000', ...sale },
  ],
  ['lote sa Oton 150 sqm', { ...LAND, in: 'Oton', lot: expect.stringMatching(/^0\.037\d+-$/), units: 'metric' }],
  ['lupa', LAND],
  ['paupahan', rent],
  ['upa', rent],
  ['lote', LAND],
  ['bodega', { category: 'industrial', subtype: 'Warehouse' }],
  ['bahay', HOUSE],
  ['3 kwarto', { beds: '3' }],
  ['tatlong kwarto', { beds: '3' }],
  ['dalawang kwarto at isang banyo', { beds: '2', baths: '1' }],
  ['apartment sa Jaro na paupahan', { category: 'residential', subtype: 'Apartment', in: 'Jaro', ...rent }],
  ['paupahang bahay sa Molo', { ...HOUSE, in: 'Molo', ...rent }],
  ['condo hanggang 5 milyon', { ...CONDO, price: '0-5000000', ...sale }],
  ['mula 2M hanggang 3M', { price: '2000000-3000000', ...sale }],
  ['upa na 10 libo kada buwan', { price: '0-10000', ...rent }],
  ['bahay at lupa sa Leganes', { ...HOUSE, in: 'Leganes' }],
  ['palayan', { category: 'land', subtype: 'Agricultural Land' }],
  ['bahay na hindi bababa sa 5M', { ...HOUSE, price: '5000000-', ...sale }],
  ['bahay na hindi binabaha', { ...HOUSE, flood: 'none' }],
  ['may malinis na titulo', { liens: 'none_stated' }],
  ['titulado', { title: 'TCT' }],
  ['bahay na may garahe at hardin', { ...HOUSE, features: 'Garage,Garden' }],
  ['bahay na walang hardin', HOUSE, 'walang hardin'],
  ['ibinebentang lupa sa Pavia', { ...LAND, in: 'Pavia', ...sale }],
  ['opisina sa Mandurriao', { category: 'commercial', subtype: 'Office', in: 'Mandurriao' }],
  ['naghahanap ng bahay sa Jaro o La Paz', { ...HOUSE, in: 'Jaro,La Paz' }],
  ['paupahang bahay, 15000 pababa', { ...HOUSE, price: '0-15000', ...rent }],
  ['loteng residensyal 200 metro kuwadrado pataas', { category: 'land', subtype: 'Residential Land', ...LOT_200 }],
  ['condo na may kasangkapan', { ...CONDO, furnishing: 'furnished' }],
  ['pwesto para sa negosyo', { category: 'commercial', subtype: 'Retail Store' }],
  ['apartment, puwedeng alaga', { category: 'residential', subtype: 'Apartment', pets: 'true' }],
  ['bakanteng lote', LAND],
  ['renta na bahay', { ...HOUSE, ...rent }],
  ['townhouse na hindi lalagpas ng 3.5M sa Jaro', { ...TOWNHOUSE, price: '0-3500000', in: 'Jaro', ...sale }],
  ['bahay sa Jaro o sa Molo', { ...HOUSE, in: 'Jaro,Molo' }],
  ['bahay pababa sa 2M', { ...HOUSE, price: '0-2000000', ...sale }],
  ['budget namin ay 4 milyon', { price: '0-4000000', ...sale }],
  ['apartment walang kasangkapan', { ...APARTMENT, furnishing: 'unfurnished' }],
  [
    'bahay na 200 sqm ang lote at 80 sqm ang floor area',
    { ...HOUSE, ...LOT_200, size: expect.stringMatching(/^861\.\d+-$/) },
  ],
  ['condo, pwede pusa', { ...CONDO, pets: 'true' }],
  ['condo 20k pababa kada buwan', { ...CONDO, price: '0-20000', ...rent }],
  ['lote 3k kada sqm', { ...LAND, sqm: '0-3000' }],
  ['sakahan na dalawang ektarya', { ...FARM, lot: expect.stringMatching(/^4\.94\d+-$/), units: 'metric' }],
  ['lupang pang komersyal', { category: 'land', subtype: 'Commercial Land' }],
  ['bahay wag sa Molo', HOUSE, 'wag sa Molo'],
  ['bahay maliban sa Jaro o La Paz', HOUSE, 'maliban sa Jaro La Paz'],
  // Hiligaynon and Cebuano.
  ['apartment dili mosobra sa 18 mil kada bulan', { ...APARTMENT, price: '0-18000', ...rent }],
  ['balay nga 2 mil', { ...HOUSE, price: '0-2000000', ...sale }],
  ['balay nga indi ginabahaan', { ...HOUSE, flood: 'none' }],
  ['balay nga puwede ang ido', { ...HOUSE, pets: 'true' }],
  ['balay nga dako', HOUSE],
  ['balay nga may 2 ka kwarto sa Jaro ubos sa 3M', { ...HOUSE, beds: '2', in: 'Jaro', price: '0-3000000', ...sale }],
  ['duta sa Oton', { ...LAND, in: 'Oton' }],
  ['balay indi magsobra sa 2 ka milyon', { ...HOUSE, price: '0-2000000', ...sale }],
  ['yuta nga ibaligya', { ...LAND, ...sale }],
  ['duta nga duha ka ektarya', { ...LAND, lot: expect.stringMatching(/^4\.94\d+-$/), units: 'metric' }],
  ['duta nga 1 ka ektarya', { ...LAND, lot: expect.stringMatching(/^2\.47\d+-$/), units: 'metric' }],
  ['duta kag balay', HOUSE],
  ['yuta ug balay', HOUSE],
  ['balay dili molapas og 3 milyon', { ...HOUSE, price: '0-3000000', ...sale }],
  ['balay halin 2M tubtob 3M', { ...HOUSE, price: '2000000-3000000', ...sale }],
  ['balay gikan 2M hangtod 3M', { ...HOUSE, price: '2000000-3000000', ...sale }],
  ['kinse mil nga apartment', { ...APARTMENT, price: '0-15000', ...rent }],
  ['balay malayo sa SM City', HOUSE, 'malayo sa SM City'],
  ['bahay na kalahating ektarya', { ...HOUSE, lot: expect.stringMatching(/^1\.23\d+-$/), units: 'metric' }],
  ['balay ug yuta dili molapas sa 4M', { ...HOUSE, price: '0-4000000', ...sale }],
]

const NEAR: readonly (readonly [text: string, place: string, params?: object])[] = [
  ['near SM City', 'Near SM City Iloilo, 1 km'],
  ['SM City', 'Near SM City Iloilo, 1 km'],
  ['Smallville', 'Near Smallville, 1 km'],
  ['UP Visayas', 'Near UP Visayas, 1 km'],
  ['Robinsons', 'Near Robinsons Place Iloilo, 1 km or near Robinsons Jaro, 1 km'],
  ['near SM City, 500 m', 'Near SM City Iloilo, 500 m'],
  ['within 2 km of SM City', 'Near SM City Iloilo, 2 km'],
  ['condo 500 m from Molo Church', 'Near Molo Church, 500 m', CONDO],
  ['2 km mula sa Jaro Cathedral', 'Near Jaro Cathedral, 2 km'],
  ['near Iloilo airport', 'Near Iloilo International Airport, 1 km'],
  ['near Tabuc Suba', 'Near Tabuc Suba, 1 km'],
  ['malapit sa Jaro Cathedral', 'Near Jaro Cathedral, 1 km'],
  ['balay duol sa Molo Church', 'Near Molo Church, 1 km', HOUSE],
  [
    'condo or apartment for rent near SM City with pool',
    'Near SM City Iloilo, 1 km',
    { category: 'residential', subtype: 'Apartment,Condo', ...rent, features: 'Pool' },
  ],
]

test.each([...ENGLISH, ...OTHERS].map(([text, params, left = '']) => [text, params, left] as const))(
  '%s',
  (...given) => {
    const [text, params, left] = given
    expect(interpret(text)).toMatchObject({ params, left })
    expect(Object.keys(interpret(text).params).toSorted()).toEqual(Object.keys(params).toSorted())
  },
)

test.each(NEAR.map(([text, place, params = {}]) => [text, place, params] as const))('%s', (text, place, params) => {
  const { area, ...read } = interpret(text).params
  expect(area).toMatch(/^[\w-]{20}/)
  expect([read, interpret(text).left]).toEqual([{ place, ...params }, ''])
})

test('what was read is said with the words that it rests on', () => {
  const text = '2 bedroom under 20k in Jaro by a river'
  const { understood, left } = interpret(text)
  expect(understood.map(({ from, to, field, value }) => [text.slice(from, to), field, value])).toEqual([
    ['2 bedroom', 'beds', '2'],
    ['under 20k', 'price', '0-20000'],
    ['Jaro', 'in', 'Jaro'],
    ['under 20k', 'mode', 'rent'],
  ])
  expect(left).toBe('by river')
})

test.each([
  ['mandurio', { in: 'Mandurriao' }],
  ['jarro', { in: 'Jaro' }],
  ['arebalo', { in: 'Arevalo' }],
  ['condominum', CONDO],
  ['appartment for rent', { category: 'residential', subtype: 'Apartment', ...rent }],
  ['conod in jaro', { ...CONDO, in: 'Jaro' }],
  ['hosue in pavia', { ...HOUSE, in: 'Pavia' }],
  ['townhuose in pavia', { category: 'residential', subtype: 'Townhouse', in: 'Pavia' }],
])('%s, misspelled, means what it is offered as', (text, params) => {
  expect(meanings(text)[0]).toMatchObject({ params, left: '' })
})

test('what is near to no known word means nothing', () => {
  const empty = { params: {}, understood: [], left: '' }
  expect(meanings('')).toEqual([])
  expect(meanings('xyzzy')).toEqual([{ ...empty, without: ['xyzzy'] }])
})

test('a misspelled word by which listings are found means that word, behind the words of filters', () => {
  const words = ['mansion', 'bungalow']
  expect(meanings('bungalwo in jaro', words)[0]).toMatchObject({ params: { in: 'Jaro' }, left: 'bungalow' })
  expect(meanings('mansoin', words)[0]).toMatchObject({ params: {}, left: 'mansion' })
})

test('what finds nothing may mean its text without words of it: those that say nothing, of no listing, one, all but one, all', () => {
  const without = (text: string, words: string[]) => meanings(text, words).map((one) => [one.left, one.without])
  expect(without('quiet bungalow ofw', ['quiet', 'bungalow'])).toEqual([
    ['quiet bungalow', ['ofw']],
    ['bungalow', ['quiet']],
    ['quiet', ['bungalow']],
    ['', ['quiet', 'bungalow']],
  ])
  expect(without('bungalow helipad', ['bungalow'])).toEqual([
    ['bungalow', ['helipad']],
    ['helipad', ['bungalow']],
    ['', ['bungalow', 'helipad']],
  ])
  expect(without('pool helipad', [])).toEqual([
    ['helipad', []],
    ['', ['helipad']],
  ])
  expect(without('bungalwo helipad', ['bungalow'])[0]).toEqual(['bungalow helipad', []])
  expect(without('bungalwo helipad', ['bungalow'])[2]).toEqual(['helipad', ['bungalwo']])
})

test('a long text takes no longer than its words', () => {
  const timeOf = (text: string) => {
    interpret(text)
    const start = performance.now()
    for (let run = 0; run < 50; run += 1) interpret(text)
    return performance.now() - start
  }
  const phrase = 'hindi lalagpas sa malapit sa 3 kwarto bahay '
  // Each word is looked at with some of those that follow, not with all: five times the text is no 25 times the work.
  expect(timeOf(phrase.repeat(5))).toBeLessThan(timeOf(phrase) * 20)
})
