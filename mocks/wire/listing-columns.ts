import { MEASURE_RULES, NUMBER_RULES, type NumberRule } from '@/domain/listing-form/form-numbers'
import { LONGEST_TEXTS } from '@/domain/listing-form/form-check'
import { shapeProblem } from '@/domain/papers/text-shapes'
import { FIELD_NAMES, fieldsOf, storedName, type ListingField } from '@/domain/listing/field-kinds'
import { FIELDS } from '@/domain/listing/fields'
import { flattenPh, isPhField, phPathOf } from '@/domain/papers/ph'
import type { WirePh } from '@/domain/papers/ph-shape'
import { CATEGORY_IDS, subtypesOf } from '@/domain/listing/taxonomy'
import { LIST_LIMITS } from '@/contract/fields'
import { listProblem } from '../network/declared/value-limits'
import type { Row } from '../store/database'
import type { Label, Translate } from '@/words/words'
import { invalidFields, saidBy, type Errors, type Said } from '../network/problem'

type Columns = Partial<Row<'property'>>
type Given = Record<string, unknown>

type NumberRange = { label: Label; least: number; most: number; /** Values come in steps of it. */ step?: number }

/** Where the mock takes more than the form types: part of a person's room, a loss. */
const WIDER: Partial<Record<ListingField, Partial<NumberRange>>> = { capacity: { step: 0 }, roi: { least: -100 } }
/** Steps that are documented (A 5); finer ones are the form's own. */
const COARSE = 0.5

const NUMBERS = new Map([
  ...fieldsOf('number').map((field): [string, NumberRange] => {
    const { min = 0, max, step }: NumberRule = NUMBER_RULES[field]
    const range = { label: FIELDS[field].label, least: min, most: max, step: step < COARSE ? 0 : step }
    return [storedName(field), { ...range, ...WIDER[field] }]
  }),
  ...fieldsOf('measure').map((field): [string, NumberRange] => {
    const most = MEASURE_RULES[field].imperial.max
    return [storedName(field), { label: FIELDS[field].label, least: 0, most }]
  }),
])

const TEXTS = fieldsOf('text').map((field) => [storedName(field), field] as const)
const LISTS = fieldsOf('list').map(storedName)
const FLAGS = fieldsOf('flag').map(storedName)
const CHOICES = ['currency', 'deposit_currency', ...fieldsOf('choice').map(storedName)]

/** The columns of a new listing, under the stored names. Errors come under the form's names. */
export function columnsOfNew(body: Given): Columns {
  const stored = Object.entries(withPhColumns(body)).map(([name, value]) => [storedName(name), value])
  const formName = (stored: string) => FIELD_NAMES.find((field) => storedName(field) === stored) ?? stored
  return columnsOf(Object.fromEntries(stored) as Given, {}, formName)
}

export function columnsOfUpdate(body: Given, before: Row<'property'>): Columns {
  return columnsOf(withPhColumns(body), before, (name) => name)
}

/** A body with the facts of its `ph` as columns. It is sent whole: what it does not state is cleared. */
function withPhColumns({ ph, ...body }: Given): Given {
  if (ph === undefined || ph === null) return body
  const cleared = (field: string) => (fieldsOf('list').some((list) => list === field) ? [] : '')
  const columns = Object.entries(flattenPh(ph as WirePh)).map(([field, value]) => [field, value ?? cleared(field)])
  return { ...body, ...Object.fromEntries(columns) }
}

function columnsOf(given: Given, before: Columns, nameOf: (stored: string) => string): Columns {
  const errors: Errors = {}
  const refuse = (name: string, says: Said) =>
    void (errors[isPhField(name) ? phPathOf(name) : nameOf(name)] ??= []).push(says)
  const present = (name: string) => given[name] !== undefined && given[name] !== null
  const columns: Given = {}

  for (const [name, rule] of NUMBERS) {
    if (!present(name)) continue
    const value = readNumber(given[name])
    if (Number.isNaN(value)) refuse(name, (t) => t('{label} must be a number', { label: t(rule.label) }))
    else if (value !== null && !fits(value, rule)) refuse(name, says(rule))
    columns[name] = value
  }
  for (const [name, field] of TEXTS) {
    if (!present(name)) continue
    const text = String(given[name])
    const longest = LONGEST_TEXTS[field]
    const most = (t: Translate) => t('At most {n} characters', { n: longest.toLocaleString('en-PH') })
    const wrong = text.length > longest ? most : saidBy((t) => shapeProblem(field, text, t))
    if (wrong) refuse(name, wrong)
    columns[name] = text === '' ? null : text
  }
  for (const name of LISTS) {
    if (!present(name)) continue
    const list = given[name] as string[]
    const wrong = listProblem(list, LIST_LIMITS)
    if (wrong) refuse(name, wrong)
    columns[name] = JSON.stringify(list)
  }
  for (const name of CHOICES) if (present(name)) columns[name] = given[name] === '' ? null : given[name]
  for (const name of ['listing_type', 'status']) if (present(name)) columns[name] = given[name]
  for (const name of FLAGS)
    if (present(name)) columns[name] = given[name] === '' ? null : ['true', '1', true].includes(given[name] as string)

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

function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return value
  const text = String(value).trim()
  if (text === '') return null
  return /^[+-]?(\d+\.?\d*|\.\d+)(e\+?\d+)?$/i.test(text) ? Number(text) : Number.NaN
}

function fits(value: number, { least, most, step }: NumberRange): boolean {
  return Number.isFinite(value) && value >= least && value <= most && (!step || Number.isInteger(value / step))
}

function says({ label, least, most, step }: NumberRange): Said {
  const plain = (bound: number) => (label === 'Year built' ? String(bound) : bound.toLocaleString('en-PH'))
  const values = (t: Translate) => ({ label: t(label), least: plain(least), most: plain(most) })
  if (step === 1) return (t) => t('{label} must be a whole number from {least} to {most}', values(t))
  if (!step) return (t) => t('{label} must be a number from {least} to {most}', values(t))
  return (t) => t('{label} must be in steps of {step} from {least} to {most}', { ...values(t), step })
}
