import type { ListingUpdate, NewListing } from '@/contract/listing/listing-form'
import type { WireProperty } from '@/contract/listing/property'
import type { PhField, PhGroupOf, PhValues } from '../papers/ph-shape'
import type { CategoryId } from './taxonomy'
import type { Translate } from '@/words/words'

/** A field of a listing, in the name of the form and of `createProperty` (A 3); of `ph` each fact (`ph-shape.ts`). */
export type ContractField = Exclude<keyof NewListing, 'cover_photo_id' | 'floor_plan_ids' | 'ph'> | PhField
export type ContractValue<Field extends ContractField> = Field extends keyof PhValues
  ? PhValues[Field]
  : Field extends keyof NewListing
    ? NonNullable<NewListing[Field]>
    : never
export type SaleStage = PhValues['sale_stage']

type Described = {
  label: string
  tab?: 'basic' | 'location' | 'media'
  stored?: keyof WireProperty & keyof ListingUpdate
  categories?: readonly CategoryId[]
  rented?: readonly CategoryId[]
  only?: 'sale' | 'rent'
  stages?: readonly SaleStage[]
  types?: readonly string[]
  /** Where it stands within `ph`: in a group, or at the top (''). */
  ph?: string
}

export type Panel = { categories?: readonly (CategoryId | 'all')[] }
/** A filter of its own: its URL parameter, and its chip's words if they are not the label of the value. */
type PlainFilter = { filter?: Panel & { param: string; chip?: (label: string, t: Translate) => string } }
/** A filter by a number: `bound` says which ends are asked for. */
type NumberFilter = {
  filter?: Panel & {
    param: string
    bound: 'min' | 'max' | 'range'
    /** Its name in `FilterState`, where it is not the field's. */
    state?: string
    choices?: readonly number[]
    /** What the number counts, where that is not its own name: pesos, percent, months. */
    unit?: Unit
    suffix?: string
    /** `bounds` in the language of `t`. */
    chip?: (bounds: string, t: Translate) => string
  }
}
export type Unit = 'money' | 'percent' | 'months'

/** `own`: a field with rules of its own, which each place handles by its name. A filter asks for one value: `is`. */
type Own = Described & { kind: 'own'; filter?: NonNullable<PlainFilter['filter']> & { is: string } }
/** A filter `by` the statement is a yes: the listings that state it. One `by` the value asks for words. */
type Text = Described & {
  kind: 'text'
  filter?: NonNullable<PlainFilter['filter']> & { by: 'statement' | 'value' }
}
type Flag = Described & PlainFilter & { kind: 'flag' }
/** `items`: its checklist, word for word. */
type List<Item> = Described & PlainFilter & { kind: 'list'; items?: readonly Item[] }
/** `options`: the label of each value, in the order in which they are offered. */
type Choice<Value extends string> = Described & {
  kind: 'choice'
  options: Record<Value, string>
  /** `upTo`: whoever asks for a value takes every one before it as well. `is`: the filter asks for this value alone. */
  filter?: NonNullable<PlainFilter['filter']> & ({ upTo?: true } | { is: Value })
}
/** `zero`: a listing that lacks the number has 0, not null. `example`: what a form names as one. */
export type Amount = Described &
  NumberFilter & { zero?: true; example?: string } & ({ kind: 'number' } | { kind: 'measure'; measure: Measure })
export type Measure = 'size' | 'lot' | 'height'

/** What the contract's type of a field allows the field to be: a value without a label does not compile. */
export type EntryOf<Value> = [Value] extends [readonly File[]]
  ? Own
  : [Value] extends [readonly (infer Item)[]]
    ? List<Item>
    : boolean extends Value
      ? Flag
      : number extends Value
        ? Amount
        : string extends Value
          ? Text | Own
          : Choice<Value & string> | Own

export type EntryFor<Field extends ContractField> = EntryOf<ContractValue<Field>> &
  (Field extends PhField ? { ph: PhGroupOf<Field> } : { ph?: never })

export type Entry = Own | Text | Flag | List<string> | Choice<string> | Amount
