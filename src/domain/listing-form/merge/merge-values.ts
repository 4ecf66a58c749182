import { FIELD_NAMES, fieldsOf, type ListingField } from '../../listing/field-kinds'
import type { ListingFormValues, MeasureField } from '../form'
import { keptMeasure } from '../form-numbers'

/** Fields that mean something only together: they are kept or replaced as one, under the name of the first. */
const TOGETHER: readonly (readonly ListingField[])[] = [
  ['price', 'currency'],
  ['deposit', 'deposit_currency'],
  ['category', 'property_type'],
  ['lat', 'lng'],
]

const UNITS: readonly (readonly ListingField[])[] = FIELD_NAMES.flatMap((field) => {
  const unit = TOGETHER.find((fields) => fields.includes(field)) ?? [field]
  return field === 'photos' || unit[0] !== field ? [] : [unit]
})

export function decidedWith(field: ListingField): readonly ListingField[] {
  return UNITS.find((unit) => unit.includes(field)) ?? [field]
}

export type Merged = {
  values: ListingFormValues
  /** The state to which both sides are compared next time: what was saved elsewhere, but for the open fields. */
  origin: ListingFormValues
  /** Fields that were changed elsewhere and not here; `values` has them. */
  taken: ListingField[]
  /** Fields that were changed on both sides, each in its own way; `values` has those of the form. */
  open: ListingField[]
}

/** Merges with what was saved elsewhere. No side overwrites the other silently. */
export function mergeValues(origin: ListingFormValues, mine: ListingFormValues, theirs: ListingFormValues): Merged {
  const values: ListingFormValues = { ...mine }
  const next: ListingFormValues = { ...theirs, photos: mine.photos }
  const taken: ListingField[] = []
  const open: ListingField[] = []
  for (const unit of UNITS) {
    const same = (one: ListingFormValues, other: ListingFormValues) =>
      unit.every((field) => sameValue(field, one, other))
    if (same(theirs, origin) || same(mine, theirs)) continue
    if (same(mine, origin)) {
      taken.push(unit[0]!)
      copy(unit, theirs, values)
    } else {
      open.push(unit[0]!)
      copy(unit, origin, next)
    }
  }
  return { values, origin: next, taken, open }
}

export function copy(fields: readonly ListingField[], from: ListingFormValues, to: ListingFormValues): void {
  for (const field of fields) Object.assign(to, { [field]: from[field] })
}

const MEASURES: readonly ListingField[] = fieldsOf('measure')

/** A size in another unit, and spaces around a text, are no change. */
function sameValue(field: ListingField, one: ListingFormValues, other: ListingFormValues): boolean {
  if (MEASURES.includes(field)) {
    const [first, second] = [one, other].map((values) =>
      keptMeasure(field as MeasureField, values[field as MeasureField]),
    )
    if (first !== null || second !== null) return first === second
  }
  return comparable(one[field]) === comparable(other[field])
}

function comparable(value: ListingFormValues[ListingField]): string {
  return typeof value === 'string' ? value.trim() : JSON.stringify(value)
}
