import type { Language } from '@/contract/fields'
import { CEBUANO } from './languages/cebuano'
import { ENGLISH } from './languages/english'
import { FILIPINO } from './languages/filipino'
import { HILIGAYNON } from './languages/hiligaynon'
import { BARANGAYS, TOWNS_AND_DISTRICTS } from './named-places'
import { landmarkNames, ONLY_NEAR } from './near'
import { chipOf } from '../active-filters'
import { itemsOf } from '../filter-panels'
import {
  CHOICE_FILTERS,
  FLAG_FILTERS,
  LIST_FILTERS,
  setValue,
  type ChoiceFilter,
  type FlagFilter,
  type ListFilter,
} from '../filter-state'
import { FIELDS } from '../../listing/fields'
import { CATEGORIES, CATEGORY_IDS } from '../../listing/taxonomy'
import { phrasesOf } from './tokens'
import { listed, type Words } from './words'

const LANGUAGES: Record<Language, Words> = { en: ENGLISH, tl: FILIPINO, hil: HILIGAYNON, ceb: CEBUANO }

export type Tables = ReturnType<typeof tablesOf>

/** Types are also called by their own names. */
const TYPE_NAMES = CATEGORY_IDS.flatMap((id) =>
  CATEGORIES[id].subtypes.map((type) => [`type=${type}`, type, `${type}s`] as const),
)

/** Filters are also called as their chips say them. */
const CHIPS: readonly (readonly [means: string, chip: string])[] = [
  ...CHOICE_FILTERS.flatMap((field) =>
    Object.entries(FIELDS[field].options).map(([value, label]) => [said(field, value), chipOf(field, label)] as const),
  ),
  ...FLAG_FILTERS.map((field) => [said(field, String(setValue(field))), chipOf(field, FIELDS[field].label)] as const),
  ...LIST_FILTERS.flatMap((field) => itemsOf(field).map((item) => [said(field, item), chipOf(field, item)] as const)),
]

function said(field: ChoiceFilter | FlagFilter | ListFilter, value: string): string {
  return `${FIELDS[field].filter.param}=${value}`
}

/** The words of a language first, then those of the others: people mix them. */
function tablesOf(language: Language) {
  const all: readonly Words[] = [LANGUAGES[language], ...Object.values(LANGUAGES)]
  const of = (name: Exclude<keyof Words, 'says' | 'numbers'>) => list(all.flatMap((words) => words[name]))
  return {
    says: phrasesOf(
      [...all.flatMap(({ says }) => says), ...TYPE_NAMES, ...CHIPS].flatMap(([means, ...phrases]) =>
        phrases.map((one) => [one, means] as const),
      ),
    ),
    numbers: phrasesOf([
      ...all.flatMap(({ numbers }) => numbers.map((one, at) => [one, at + 1] as const)),
      ...OTHER_NUMBERS,
      ...SPANISH,
    ]),
    about: of('about'),
    under: of('under'),
    over: of('over'),
    to: of('to'),
    beds: of('beds'),
    baths: of('baths'),
    thousand: of('thousand'),
    million: of('million'),
    parking: of('parking'),
    month: of('month'),
    or: of('or'),
    not: of('not'),
    near: of('near'),
    from: of('from'),
    filler: of('filler'),
  }
}

/** Other spellings, and numbers above ten. */
const OTHER_NUMBERS = [
  ['duwa ka', 2],
  ['duwa', 2],
  ['apat', 4],
  ['anim', 6],
  ['siyam', 9],
  ['labindalawa', 12],
  ['labinlima', 15],
  ['dalawampu', 20],
  ['tatlumpu', 30],
  ['limampu', 50],
  ['fifteen', 15],
  ['twenty', 20],
  ['twenty five', 25],
  ['thirty', 30],
] as const

/** Prices are often said in Spanish, as words for thousands: 'kinse mil'. */
export const SPANISH: ReadonlyMap<string, number> = new Map([
  ...(['uno', 'dos', 'tres', 'kwatro', 'singko', 'sais', 'syete', 'otso', 'nuebe', 'dyes'] as const).map(
    (one, at) => [one, at + 1] as const,
  ),
  ...([
    ['dose', 12],
    ['kinse', 15],
    ['bente', 20],
    ['trenta', 30],
    ['kwarenta', 40],
  ] as const),
])

const made = new Map<Language, Tables>()

export function tablesFor(language: Language): Tables {
  const tables = made.get(language) ?? tablesOf(language)
  made.set(language, tables)
  return tables
}

function list(phrases: readonly string[]) {
  return phrasesOf(phrases.map((phrase) => [phrase, true] as const))
}

export const PESOS = list(['₱', 'php', 'p', 'pesos', 'peso', 'piso', 'pisos'])
/** Around an amount they make it one of dollars. */
export const DOLLARS = list(['$', 'us $', 'usd', 'usd $', 'dollar', 'dollars'])
const METER_NAMES = [
  ...(['sqm', 'sqms', 'sq m', 'm2', 'm²', 'sq meter', 'sq meters', 'square meter', 'square meters'] as const),
  ...(['sq mtr', 'sq mtrs', 'sqmtr', 'sqmtrs', 'sqmeter', 'sqmeters', 'square mtrs', 'metro quadrado'] as const),
  ...(['metro kwadrado', 'metro kwadrada', 'metros kwadrados'] as const),
]
export const METERS = list(METER_NAMES)
/** Behind an amount: it is the price of a square meter. */
export const PER_METER = list(
  ['per', '/', 'a', 'each', 'kada', 'bawat', 'matag'].flatMap((each) => METER_NAMES.map((name) => `${each} ${name}`)),
)
export const FEET = list(['sqft', 'sq ft', 'square feet', 'square foot'])
export const HECTARES = list(['hectares', 'hectare', 'ha', 'ektarya', 'ka ektarya', 'hektarya', 'ka hektarya'])
export const HALF = list(['half', 'half a', 'kalahati', 'katunga'])
const KILOMETERS = ['km', 'kms', 'kilometer', 'kilometers', 'kilometro']
export const METERS_OF = phrasesOf([
  ...KILOMETERS.map((unit) => [unit, 1_000] as const),
  ...['m', 'meter', 'meters', 'metro'].map((unit) => [unit, 1] as const),
])
export const OR_MORE = list(
  listed(`
  or more, and up, up, plus, +, or above, and above, above, pataas, paitaas, minimum, onwards, or higher,
  and higher, or over, and over, or bigger, and bigger, or larger, and larger,
  o labaw pa, o kapin pa, o sobra pa, o higit pa, o mas mataas
`),
)
/** Behind an amount they make it the most. */
export const OR_LESS = list(
  listed(`
  or less, or below, or fewer, and below, and down, below, max, maximum, budget, tops, pababa, paubos, or lower,
  and lower, or cheaper, ceiling, limit, o mas mababa
`),
)
/** An amount beside one of them is paid for a home that is bought bit by bit. */
const BY_AND_BY = [
  ...(['downpayment', 'down payment', 'down', 'dp', 'equity', 'reservation', 'reservation fee', 'reserved'] as const),
  ...(['cash out', 'cashout', 'amortization', 'amort', 'hulog', 'paunang bayad'] as const),
]
export const INSTALMENTS = list(BY_AND_BY)
/** An amount beside one of them is not the price. */
export const NO_PRICE = list([
  ...BY_AND_BY,
  ...(['deposit', 'security deposit', 'advance', 'dues', 'association dues', 'hoa', 'hoa fee', 'hoa fees'] as const),
  ...(['income', 'salary', 'sahod', 'sweldo', 'suweldo', 'loan', 'loanable', 'balance', 'interest'] as const),
  ...(['fee', 'fees', 'bill', 'bills', 'tax', 'taxes', 'amilyar', 'rebate', 'cashback', 'commission'] as const),
  ...(['discount', 'tawad', 'increase', 'dropped', 'reduced by', 'was', 'dati', 'sold', 'appraised', 'save'] as const),
  ...(['market value', 'zonal value', 'frontage', 'width', 'daily', 'daily rate', 'daily rental', 'nightly'] as const),
])
const STAYS = [
  'night',
  'day',
  'week',
  'year',
  'hour',
  'head',
  'person',
  'pax',
  'bed',
  'araw',
  'gabi',
  'linggo',
  'taon',
  'adlaw',
]
/** An amount before one of them is not the price: it is that of a stay, of a head, or no money. */
export const NO_PRICE_BEFORE = list([
  ...STAYS.flatMap((each) => ['per', 'a', '/', 'kada', 'bawat', 'isang', 'matag'].map((every) => `${every} ${each}`)),
  ...(['daily', 'nightly', 'weekly', 'yearly', 'annually', 'hourly', 'each', 'share', 'off'] as const),
  ...(['wide', 'long', 'deep', 'easement', 'road', 'years', 'months'] as const),
])
/** Before an amount. */
export const MONTHLY = list(['monthly', 'buwanan', 'kada buwan', 'kada bulan', 'binulan', 'matag bulan'])
export const MONTHS = list(['month', 'months', 'mos', 'buwan', 'bulan', 'ka bulan'])
export const YEARS = list(['year', 'years', 'yr', 'yrs', 'taon', 'ka taon', 'ka tuig'])
/** Behind a time they make it the time of a contract. */
export const LEASES = list(
  listed(
    'lease, contract, kontrata, stay, term, only, lang, lng, lang ang kontrata, minimum, minimum lease, lease contract, ang kontrata',
  ),
)
/** Names of limits, before a number. */
export const LIMITS = phrasesOf([
  ...(
    ['dues', 'assoc dues', 'association dues', 'condo dues', 'monthly dues', 'hoa', 'hoa fee', 'hoa fees'] as const
  ).map((name) => [name, 'dues'] as const),
  ...(['lease', 'lease of', 'contract', 'contract of', 'kontrata', 'kontrata sang', 'minimum lease'] as const).map(
    (name) => [name, 'lease'] as const,
  ),
  ...(['roi', 'return', 'return of', 'yield', 'rental yield'] as const).map((name) => [name, 'roi'] as const),
  ...(['built', 'year built', 'constructed', 'itinayo', 'naitayo', 'natayo', 'ginpatindog', 'gitukod'] as const).map(
    (name) => [name, 'built'] as const,
  ),
])
/** Before a year. */
export const BUILT_SIGNS = phrasesOf<'after' | 'since' | 'before'>([
  ...(['after', 'later than', 'newer than', 'pagkatapos ng'] as const).map((sign) => [sign, 'after'] as const),
  ...(['since', 'from', 'mula', 'mula noong', 'simula'] as const).map((sign) => [sign, 'since'] as const),
  ...(['before', 'earlier than', 'older than', 'bago ang', 'bago mag'] as const).map(
    (sign) => [sign, 'before'] as const,
  ),
])
export const OR_NEWER = list(['or later', 'or newer', 'and later', 'and newer', 'onward'])
export const OR_OLDER = list(['or older', 'or earlier', 'and older', 'and earlier'])
/** What a unit stands on. */
export const FLOORS = list(['floor', 'flr', 'palapag', 'salog', 'andana', 'panalgan'])
/** Behind the number of a floor, and before it. */
export const ORDINALS = list(['st', 'nd', 'rd', 'th'])
export const ORDINAL = list(['ika', 'pang', 'ikaw'])
/** Behind a number they make it the most too. */
export const ONLY = list(['only', 'lang', 'lng', 'lamang', 'lang po', 'gid lang', 'ra'])
/** Between a time or a distance and where it leads. */
export const WAYS = list(listed('walk, walking, drive, driving, ride, away, travel, lakad, byahe, to, from'))
export const TIMES = list(['min', 'mins', 'minute', 'minutes', 'hour', 'hours', 'hr', 'hrs', 'minuto', 'oras'])
/** Behind a word they make it another's: 'pool table', 'farm view'. */
export const OF_OTHERS = list(listed('view, views, table, style, inspired, zone, optional, staff, worker, workers'))
/** Behind a size they say of what it is. */
export const OF_SIZE = phrasesOf<'lot' | 'size'>([
  ...['lot', 'lot area', 'lot size', 'lote', 'lupa', 'land', 'land area', 'duta', 'yuta'].map(
    (of) => [of, 'lot'] as const,
  ),
  ...['floor', 'floor area', 'floor size', 'floor space'].map((of) => [of, 'size'] as const),
])
/** Behind a name they make it a street's. */
export const STREETS = list(['street', 'st', 'ave', 'avenue', 'road', 'rd', 'drive', 'boulevard', 'blvd', 'highway'])

/** Also words of streets, or landmarks rather than parts of an address. */
const NO_PLACES = ['Airport', 'Boulevard', 'Luna', 'Smallville', 'Quezon', 'Baybay']
const BARANGAY_NAMES = BARANGAYS.map(({ name }) => name)
const NAMED = [...TOWNS_AND_DISTRICTS, ...BARANGAY_NAMES.filter((name) => !NO_PLACES.includes(name)), 'San Jose']

/** Wider ones hold narrower ones: barangays, districts and towns, the city, provinces. */
export function widthOf(place: string): number {
  if (place === 'Iloilo' || place === 'Guimaras') return 3
  return place === 'Iloilo City' ? 2 : TOWNS_AND_DISTRICTS.includes(place) ? 1 : 0
}

export const PLACES = phrasesOf([
  ...NAMED.map((name) => [name, name] as const),
  ...NAMED.map((name) => [name.replaceAll('-', ''), name] as const),
  ...NAMED.map((name) => [name.replace(/^Sant([ao]) /, 'St$1 '), name] as const),
  ...([
    ['villa arevalo', 'Arevalo'],
    ['lapaz', 'La Paz'],
    ['iloilo city proper', 'City Proper'],
    ['downtown', 'City Proper'],
    ['passi', 'Passi City'],
    ['bacolod city', 'Bacolod'],
  ] as const),
])

export const LANDMARK_NAMES = phrasesOf(landmarkNames())
export const NEAR_NAMES = phrasesOf([
  ...landmarkNames(),
  ...Object.entries(ONLY_NEAR),
  ...BARANGAY_NAMES.map((name) => [name, [name]] as const),
])
