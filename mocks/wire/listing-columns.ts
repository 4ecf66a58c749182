import { MAX_ROOMS } from '@/contract/fields'
import { CATEGORY_IDS, subtypesOf } from '@/domain/listing/taxonomy'
import type { Row } from '../store/database'
import { invalidFields } from '../network/problem'

type Columns = Partial<Row<'property'>>
type Given = Record<string, unknown>
type Errors = Record<string, string[]>

/** Fields that the form and the store name differently (A 3). */
const STORED_NAMES = {
  address: 'street',
  state: 'province',
  square_feet: 'size',
  parking_spots: 'parking',
  lat: 'latitude',
  lng: 'longitude',
} as const

type NumberRule = { label: string; least: number; most: number; /** Values come in steps of it. */ step?: number }

const whole = (label: string, most: number, least = 0): NumberRule => ({ label, least, most, step: 1 })
const amount = (label: string, most: number, least = 0): NumberRule => ({ label, least, most })

/** Accepted numbers. The steps of rooms and parking are documented (A 5), the bounds are not. */
const NUMBERS: Record<string, NumberRule> = {
  price: amount('Price', 1e12),
  bedrooms: whole('Bedrooms', MAX_ROOMS),
  bathrooms: { ...amount('Bathrooms', MAX_ROOMS), step: 0.5 },
  size: amount('Floor area', 1e9),
  parking: whole('Parking spots', 100_000),
  year_built: whole('Year built', 2100, 1500),
  lot_size: amount('Lot area', 1e7),
  minimum_lease: whole('Minimum lease', 1_200),
  deposit: amount('Deposit', 1e12),
  ceiling_height: amount('Ceiling height', 1_000),
  loading_bays: whole('Loading bays', 10_000),
  capacity: amount('Capacity', 1e7),
  roi: amount('ROI', 1_000, -100),
  hoa_fees: amount('Association dues', 1e12),
  latitude: amount('Latitude', 90, -90),
  longitude: amount('Longitude', 180, -180),
}

const LONGEST: Record<string, number> = {
  title: 200,
  description: 10_000,
  street: 200,
  city: 120,
  province: 120,
  zip: 20,
}

const LISTS = [
  'features',
  'utilities_included',
  'nearby_amenities',
  'building_features',
  'industrial_features',
  'land_features',
  'special_features',
  'investment_features',
]
const MOST_ENTRIES = 60
const LONGEST_ENTRY = 120

const CHOICES = [
  'currency',
  'deposit_currency',
  'condition',
  'furnishing',
  'floor_level',
  'zoning_type',
  'occupancy_status',
]

/** The columns of a new listing, under the stored names. Errors come under the form's names. */
export function columnsOfNew(body: Given): Columns {
  const stored = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [STORED_NAMES[name as keyof typeof STORED_NAMES] ?? name, value]),
  )
  const formNames = Object.fromEntries(Object.entries(STORED_NAMES).map(([form, name]) => [name, form]))
  return columnsOf(stored, {}, (name) => formNames[name] ?? name)
}

/** The columns that an update changes. */
export function columnsOfUpdate(body: Given, before: Row<'property'>): Columns {
  return columnsOf(body, before, (name) => name)
}

function columnsOf(given: Given, before: Columns, nameOf: (stored: string) => string): Columns {
  const errors: Errors = {}
  const refuse = (name: string, says: string) => void (errors[nameOf(name)] ??= []).push(says)
  const present = (name: string) => given[name] !== undefined && given[name] !== null
  const columns: Given = {}

  for (const [name, rule] of Object.entries(NUMBERS)) {
    if (!present(name)) continue
    const value = readNumber(given[name])
    if (Number.isNaN(value)) refuse(name, `${rule.label} must be a number`)
    else if (value !== null && !fits(value, rule)) refuse(name, says(rule))
    columns[name] = value
  }
  for (const [name, longest] of Object.entries(LONGEST)) {
    if (!present(name)) continue
    const text = String(given[name])
    if (text.length > longest) refuse(name, `At most ${longest.toLocaleString('en-PH')} characters`)
    columns[name] = text === '' ? null : text
  }
  for (const name of LISTS) {
    if (!present(name)) continue
    const list = given[name] as string[]
    if (list.length > MOST_ENTRIES) refuse(name, `At most ${MOST_ENTRIES} entries`)
    if (list.some((entry) => entry.length > LONGEST_ENTRY)) refuse(name, `At most ${LONGEST_ENTRY} characters an entry`)
    columns[name] = JSON.stringify(list)
  }
  for (const name of CHOICES) if (present(name)) columns[name] = given[name] === '' ? null : given[name]
  for (const name of ['listing_type', 'status']) if (present(name)) columns[name] = given[name]
  if (present('pet_friendly')) columns['pet_friendly'] = ['true', '1', true].includes(given['pet_friendly'] as string)

  const type = String(given['property_type'])
  const lists = (id: (typeof CATEGORY_IDS)[number]) => subtypesOf(id).includes(type)
  const category = given['category'] ?? before.category ?? CATEGORY_IDS.find(lists)
  if (!CATEGORY_IDS.some((id) => id === category && lists(id)))
    refuse('property_type', 'Choose a property type of the category')
  Object.assign(columns, { category, property_type: type, property_subtype: type })

  const point = { ...before, ...columns }
  if (((point.latitude ?? null) === null) !== ((point.longitude ?? null) === null))
    refuse(point.latitude === null ? 'latitude' : 'longitude', 'A place needs both latitude and longitude')
  // What stands where nobody set a place; no house is there.
  if (point.latitude === 0 && point.longitude === 0) refuse('latitude', 'Zero and zero is no place')

  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  return columns
}

/** Null for empty text, NaN for anything else that is no number. */
function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return value
  const text = String(value).trim()
  if (text === '') return null
  return /^[+-]?(\d+\.?\d*|\.\d+)(e\+?\d+)?$/i.test(text) ? Number(text) : Number.NaN
}

function fits(value: number, { least, most, step }: NumberRule): boolean {
  return Number.isFinite(value) && value >= least && value <= most && (!step || Number.isInteger(value / step))
}

function says({ label, least, most, step }: NumberRule): string {
  const kind = step === 1 ? 'a whole number' : step ? `in steps of ${step}` : 'a number'
  const plain = (bound: number) => (label === 'Year built' ? String(bound) : bound.toLocaleString('en-PH'))
  return `${label} must be ${kind} from ${plain(least)} to ${plain(most)}`
}
