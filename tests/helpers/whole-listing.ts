import { newListing } from '@/contract/listing/listing-form'
import { phFacts } from '@/contract/listing/ph-facts'

/** The form's names and those under which the server stores the same (A 3). */
const STORED: Record<string, string> = {
  address: 'street',
  state: 'province',
  square_feet: 'size',
  parking_spots: 'parking',
  lat: 'latitude',
  lng: 'longitude',
}

/** The name under which the server stores and answers a field of the form. */
export const storedName = (field: string) => STORED[field] ?? field

/** The fields of `createProperty` that are no facts of the listing by themselves. */
const OTHERS = ['photos', 'cover_photo_id', 'floor_plan_ids', 'ph']
/** Every field of `createProperty` but its pictures and `ph`, in the form's names. */
export const LISTING_KEYS = Object.keys(newListing.shape).filter((key) => !OTHERS.includes(key))
/** Every fact of `ph`, by its path: `acquired.seller`. */
export const PH_PATHS = Object.entries(shapeOf(phFacts)).flatMap(([name, schema]) => {
  const { shape } = definitionOf(schema)
  return shape ? Object.keys(shape).map((leaf) => `${name}.${leaf}`) : [name]
})

/** What a rule or another field asks for. */
const PARTICULAR: Record<string, unknown> = {
  price: 4_200_000,
  listing_type: 'sale',
  category: 'residential',
  property_type: 'Condo',
  zip: '5000',
  year_built: 2019,
  lot_size: 0.25,
  bathrooms: 1.5,
  ceiling_height: 12,
  lat: 10.6969,
  lng: 122.5644,
  title_checked_on: '2026-02-28',
  turnover: '2028-06',
  'payment.down_percent': 12.5,
  'acquired.offers_from': '2027-03-01',
  'acquired.offers_until': '2027-03-14',
  'license_to_sell.number': '034567',
  'license_to_sell.date': '2025-11-03',
  'broker.license': '0012345',
  'broker.valid_until': '2028-02-29',
  'government_value.year': 2024,
}

type Definition = {
  type: string
  innerType?: Schema
  element?: Schema
  options?: Schema[]
  entries?: Record<string, string>
  shape?: Record<string, Schema>
}
type Schema = { _zod: { def: unknown } }

function shapeOf(schema: Schema): Record<string, Schema> {
  return definitionOf(schema).shape ?? {}
}

function definitionOf(schema: Schema): Definition {
  const definition = schema._zod.def as Definition
  return definition.innerType ? definitionOf(definition.innerType) : definition
}

const SCHEMAS = { ...newListing.shape, ...phFacts.shape } as Record<string, Schema>

function schemaOf(field: string): Schema {
  const [name = '', leaf] = field.split('.')
  const schema = leaf === undefined ? SCHEMAS[name] : SCHEMAS[name] && shapeOf(SCHEMAS[name])[leaf]
  if (!schema) throw new Error(`the contract's listing has no field '${field}'`)
  return schema
}

/** Every value of a choice, none for a field of another kind. */
export function choicesOf(field: string): string[] {
  return Object.values(definitionOf(schemaOf(field)).entries ?? {})
}

/** A value that the contract takes, made of the field's schema; no two numbers and no two texts are the same. */
export function valueOf(field: string): unknown {
  return field in PARTICULAR ? PARTICULAR[field] : sample(schemaOf(field), field)
}

function sample(schema: Schema, field: string): unknown {
  const { type, options, element, entries } = definitionOf(schema)
  const [first] = options ?? []
  if (first) return definitionOf(first).type === 'boolean' ? true : sample(first, field)
  if (type === 'enum') return Object.values(entries ?? {}).at(-1)
  if (type === 'array' && element) return [sample(element, `${field} entry`)]
  if (type === 'boolean') return true
  if (type === 'number') return 2 + [...LISTING_KEYS, ...PH_PATHS].indexOf(field)
  if (type === 'string') return `A ${field}`
  throw new Error(`no value is known for '${field}', whose schema is '${type}'`)
}

/** The fact of `ph` at a path. */
export function factAt(ph: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((of, name) => (of as Record<string, unknown> | undefined)?.[name], ph)
}

/** `ph` with these facts, by their paths. */
export function phOf(facts: Record<string, unknown>): Record<string, unknown> {
  const ph: Record<string, unknown> = {}
  for (const [path, fact] of Object.entries(facts)) {
    const [name = '', leaf] = path.split('.')
    ph[name] = leaf === undefined ? fact : { ...(ph[name] as object | undefined), [leaf]: fact }
  }
  return ph
}

/** Every fact of `ph`. */
export function wholePh(): Record<string, unknown> {
  return phOf(Object.fromEntries(PH_PATHS.map((path) => [path, valueOf(path)])))
}

/** A listing with every field of the contract, in the form's names, without pictures. */
export function wholeListing(): Record<string, unknown> {
  return { ...Object.fromEntries(LISTING_KEYS.map((field) => [field, valueOf(field)])), ph: wholePh() }
}
