import { capitalize } from '../text'
import type { Amount, Entry } from './field-entry'
import { FIELDS } from './fields'
import { t } from '@/words/words'

export type Register = typeof FIELDS
/** A field of a listing. The register has all of the contract's, and is what everything else is derived from. */
export type ListingField = keyof Register
export type FieldOf<Kind extends Entry['kind']> = {
  [Field in ListingField]: Register[Field]['kind'] extends Kind ? Field : never
}[ListingField]
export type ChoiceValue<Field extends FieldOf<'choice'>> = keyof Register[Field]['options'] & string

/** The name under which the server stores and answers a field. */
export type StoredName<Field extends ListingField> = Register[Field] extends { stored: infer Name extends string }
  ? Name
  : Field

export const FIELD_NAMES = Object.keys(FIELDS) as ListingField[]

// What is wrong with an entry is said where it stands, not at each use.
const ENTRIES = FIELDS as unknown as Readonly<Record<ListingField, Entry>>

export function entryOf(field: ListingField): Entry {
  return ENTRIES[field]
}

export function boundOf(field: FieldOf<'number' | 'measure'>): NonNullable<Amount['filter']> {
  return (ENTRIES[field] as Amount).filter!
}

export function fieldsOf<const Kind extends Entry['kind']>(...kinds: Kind[]): FieldOf<Kind>[] {
  return FIELD_NAMES.filter((field): field is FieldOf<Kind> => (kinds as string[]).includes(FIELDS[field].kind))
}

export function storedName(field: string): string {
  return (ENTRIES as Partial<Record<string, Entry>>)[field]?.stored ?? field
}

export function labelOf(field: FieldOf<'choice'>, value: string, words = t): string {
  return words.known((FIELDS[field].options as Record<string, string | undefined>)[value] ?? capitalize(value))
}
