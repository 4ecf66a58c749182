import { newListing } from '@/contract/listing-form'

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

/** Every field of `createProperty` but its pictures, in the form's names. */
export const LISTING_KEYS = Object.keys(newListing.shape).filter((key) => key !== 'photos' && key !== 'cover_photo_id')

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
}

type Definition = {
  type: string
  innerType?: Schema
  element?: Schema
  options?: Schema[]
  entries?: Record<string, string>
}
type Schema = { _zod: { def: unknown } }

function definitionOf(schema: Schema): Definition {
  const definition = schema._zod.def as Definition
  return definition.innerType ? definitionOf(definition.innerType) : definition
}

function schemaOf(field: string): Schema {
  const schema: Schema | undefined = (newListing.shape as Record<string, Schema>)[field]
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
  if (type === 'number') return 2 + LISTING_KEYS.indexOf(field)
  if (type === 'string') return `A ${field}`
  throw new Error(`no value is known for '${field}', whose schema is '${type}'`)
}

/** A listing with every field of the contract, in the form's names, without pictures. */
export function wholeListing(): Record<string, unknown> {
  return Object.fromEntries(LISTING_KEYS.map((field) => [field, valueOf(field)]))
}
