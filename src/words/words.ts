import type { ROOMS } from './rooms.ts'
import { keyOf } from './key.ts'

type Rooms = typeof ROOMS

/** Each text of the interface, in English. A text that no room of `rooms/` translates is a type error. */
export type Text = { [Room in keyof Rooms]: keyof Rooms[Room] }[keyof Rooms]

/** A text without placeholders: what a table of labels holds, to be translated where it is shown. */
export type Label = Exclude<Text, `${string}{${string}}${string}`>

export type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Values<T extends string, Value> = [Names<T>] extends [never] ? [] : [values: Record<Names<T>, Value>]

/** The keys are those of `keyOf`. */
export type Dictionary = Readonly<Record<string, string>>

export type Translate = {
  /** Of dates in sentences. */
  locale: string
  /** The text in the language of the interface, with its placeholders filled: `t('Built {year}', { year })`. */
  <T extends Text>(text: T, ...values: Values<T, string | number>): string
  /** The same in pieces, for texts with elements inside: an array of texts and the elements for their placeholders. */
  pieces: <T extends Text, Value>(text: T, values: Record<Names<T>, Value>) => (string | Value)[]
  /** A value of a listing, 'Condo' or 'Pool': in the language where a room knows it, else as it was written. */
  known: (text: string) => string
  /** Choices of a control, with their labels in the language. */
  options: <Option extends { label: Label }>(
    options: readonly Option[],
  ) => (Omit<Option, 'label'> & { label: string })[]
  /** A text for `count` things, which it names as `{n}`: `one` for exactly one, `many` for any other number. */
  count: <One extends Text, Many extends Text>(
    count: number,
    one: One,
    many: Many,
    ...values: Values<Exclude<One | Many, never> extends infer T extends string ? WithoutN<T> : never, string | number>
  ) => string
}

type WithoutN<T extends string> = T extends `${infer Head}{n}${infer Tail}` ? `${Head}${Tail}` : T

const PLACEHOLDER = /\{(\w+)\}/

type Filled = Record<string, string | number>

/** @param dictionary null for English, which stands in the code itself. */
export function translator(dictionary: Dictionary | null, locale = 'en-US'): Translate {
  // A second meaning of an English word follows a bar: 'Open|to open'.
  const find = (text: string) => dictionary?.[keyOf(text)] ?? text.replace(/\|.*$/, '')
  const known = (text: string) => dictionary?.[keyOf(text)] ?? text
  const options = (all: readonly { label: string }[]) => all.map((each) => ({ ...each, label: find(each.label) }))
  const pieces = <Value>(text: string, values: Record<string, Value>) =>
    find(text)
      .split(PLACEHOLDER)
      .map((piece, at) => (at % 2 ? (values[piece] ?? `{${piece}}`) : piece))
      .filter((piece) => piece !== '')
  const translate = (text: string, values?: Filled) => (values ? pieces(text, values).join('') : find(text))
  const count = (n: number, one: string, many: string, values?: Filled) =>
    translate(n === 1 ? one : many, { ...values, n: n.toLocaleString('en-US') })
  // The types of `Translate` are of its texts, which the functions here do not look at.
  return Object.assign(translate, { pieces, count, known, options, locale }) as Translate
}

// One object: a page that React takes over must see no other words, or it would draw what it has not reached yet.
const asWritten = translator(null)

/** What is stored, sent or searched is said in English, whatever the language of the interface. */
export const english = asWritten

/** For code outside components, in the language that `speak` set last. Components call `useWords` instead. */
export let t: Translate = asWritten

export function speak(next: Translate): void {
  t = next
}
