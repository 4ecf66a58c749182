import type { NewListing } from '@/contract/listing/listing-form'

/** The Philippine facts as they travel: nested, only what is stated (`contract/ph-facts.ts`). */
export type WirePh = NonNullable<NewListing['ph']>

type Whole<Value> = NonNullable<Value>
type Group = {
  [Key in keyof WirePh]-?: Whole<WirePh[Key]> extends readonly unknown[]
    ? never
    : Whole<WirePh[Key]> extends object
      ? Key
      : never
}[keyof WirePh]
type Top = Exclude<keyof WirePh, Group>
type Leaves<Key extends Group> = {
  [Leaf in keyof Whole<WirePh[Key]> & string as `${Key}_${Leaf}`]-?: Whole<Whole<WirePh[Key]>[Leaf]>
}
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** Each Philippine fact under a name of its own: `acquired_seller` for `ph.acquired.seller`. */
export type PhValues = { [Key in Top]-?: Whole<WirePh[Key]> } & Intersection<{ [Key in Group]: Leaves<Key> }[Group]>
export type PhField = keyof PhValues
/** The group within `ph` that holds a fact; '' at the top. */
export type PhGroupOf<Field extends PhField> = Field extends Top
  ? ''
  : { [Key in Group]: Field extends keyof Leaves<Key> ? Key : never }[Group]
