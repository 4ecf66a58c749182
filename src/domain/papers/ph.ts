import { listingKey, type Listing, type PhFacts, type PlainField } from '../listing/listing'
import { FIELD_NAMES } from '../listing/field-kinds'
import { FIELDS } from '../listing/fields'
import { PH_FIELDS } from './ph-fields'
import type { PhField, WirePh } from './ph-shape'
import { amountOrNull, isRecord, textOf, textsOf, yesOf } from '../wire-values'

type Loose = Record<string, unknown>

export function isPhField(field: string): field is PhField {
  return field in PH_FIELDS
}

export const PH_NAMES = FIELD_NAMES.filter(isPhField)

const READERS = { choice: textOf, text: textOf, list: textsOf, flag: yesOf, number: amountOrNull }

/** Where a fact stands: the group within `ph`, '' at the top, and its name there. */
const PLACES = PH_NAMES.map((field) => {
  const { ph: group, kind } = PH_FIELDS[field]
  return {
    field,
    key: listingKey(field),
    group,
    name: group ? field.slice(group.length + 1) : field,
    read: READERS[kind],
  }
})

function read(wire: Loose): PhFacts {
  const facts = PLACES.map(({ key, group, name, read }) => {
    const within = group ? wire[group] : wire
    return [key, read(isRecord(within) ? within[name] : undefined)]
  })
  return Object.fromEntries(facts) as PhFacts
}

/** Of a listing that states none: one object for all of them. */
export const NO_PH: PhFacts = /* @__PURE__ */ read({})

export function readPh(wire: unknown): PhFacts {
  return isRecord(wire) ? read(wire) : NO_PH
}

type Fact = ReturnType<(typeof READERS)[keyof typeof READERS]>

export function factReader(field: PlainField | 'status'): (listing: Listing) => Fact {
  const key = listingKey(field)
  const own = (from: object) => (from as Record<string, Fact>)[key]!
  return isPhField(field) ? ({ ph }) => own(ph) : own
}

export function factOf(listing: Listing, field: PlainField): Fact {
  return factReader(field)(listing)
}

const isStated = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The facts as they travel, from one value a field; what is not stated is left out. */
export function nestPh(values: { readonly [Field in PhField]?: unknown }): WirePh {
  const wire: Record<string, unknown> = {}
  for (const { field, group, name } of PLACES) {
    if (!isStated(values[field])) continue
    if (group) wire[group] = { ...(wire[group] as Loose | undefined), [name]: values[field] }
    else wire[name] = values[field]
  }
  return wire
}

/** The facts by field, as they traveled: what `nestPh` nests. */
export function flattenPh(wire: WirePh): { [Field in PhField]?: unknown } {
  const values = PLACES.map(({ field, group, name }) => {
    const within = group ? (wire as Loose)[group] : wire
    return [field, isRecord(within) ? within[name] : undefined]
  })
  return Object.fromEntries(values) as { [Field in PhField]?: unknown }
}

/** The field that a refusal names, `ph.acquired.seller`; the name as it is for another. */
export function phFieldOf(path: string): string {
  return path.startsWith('ph.') ? path.slice(3).replaceAll('.', '_') : path
}

export function phPathOf(field: PhField): string {
  const { group, name } = PLACES.find((place) => place.field === field)!
  return ['ph', group, name].filter(Boolean).join('.')
}

export function statesAnything(ph: PhFacts): boolean {
  return PLACES.some(({ key, field }) => isStated(ph[key]) && !(FIELDS[field].kind === 'flag' && !ph[key]))
}
