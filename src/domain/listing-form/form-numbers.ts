import { newListing } from '@/contract/listing/listing-form'
import { factsOf, type ValueFacts } from '@/contract/values/kind'
import { withoutThousands } from '@/lib/digit-groups'
import type { MeasureField, TypedMeasure } from './form'
import { fieldsOf, type FieldOf, type ListingField, type Register } from '../listing/field-kinds'
import { FIELDS } from '../listing/fields'
import { isPhField, phPathOf } from '../papers/ph'
import { parseTypedAmount } from '../money/typed-amount'
import { keptBound } from '../units/typed-bounds'
import { convertArea, toShown, type UnitSystem } from '../units/units'
import { t } from '@/words/words'

/** How a number is typed: its smallest step and its bounds; money reads '4.2M'. */
export type NumberRule = { step: number; max: number; min?: number; negative?: true; money?: true; example: string }

/** The part of a rule that the contract leaves open. */
type Typing = Pick<NumberRule, 'negative' | 'money' | 'example'> & Partial<Pick<NumberRule, 'step'>>

const amount = (example: string): Typing => ({ step: 0.01, money: true, example })
const degrees = (example: string): Typing => ({ negative: true, example })

export type NumberFieldName = FieldOf<'number'>

type Counted = {
  [Field in NumberFieldName]: Register[Field] extends { example: string } ? Field : never
}[NumberFieldName]

/** Those that count nothing, of which more has to be said than an example (A 5: ROI by tenths). */
const MEASURED = {
  price: amount('4,200,000'),
  hoa_fees: amount('3,500'),
  deposit: amount('50,000'),
  bathrooms: { example: '1.5' },
  year_built: { example: '2018' },
  roi: { step: 0.1, example: '6.5' },
  lat: degrees('10.696'),
  lng: degrees('122.5665'),
  payment_reservation: amount('25,000'),
  payment_down_percent: { step: 0.1, example: '10' },
  assumed_balance: amount('1,800,000 or 1.8M'),
  assumed_monthly: amount('14,500'),
  acquired_minimum_price: amount('2,400,000 or 2.4M'),
  association_dues_per_sqm: amount('95'),
  lot_frontage: { step: 0.01, example: '15' },
  lot_road_width: { step: 0.01, example: '8' },
  parking_slots_price: amount('850,000 or 850k'),
  government_value_per_sqm: amount('12,000'),
  government_value_year: { example: '2024' },
} satisfies Record<Exclude<NumberFieldName, Counted>, Typing>

const isMeasured = (field: NumberFieldName): field is keyof typeof MEASURED => field in MEASURED

/** The facts of a field by the contract: bounds, form and unit. */
export function fieldFacts(field: ListingField): ValueFacts {
  return factsOf(newListing, ...(isPhField(field) ? phPathOf(field) : field).split('.'))
}

/** A number with its bounds by the contract, and its step where the contract names one. */
function ruleOf(field: NumberFieldName): NumberRule {
  const { minimum = 0, maximum = Infinity, multipleOf = 0 } = fieldFacts(field)
  const typing: Typing = isMeasured(field) ? MEASURED[field] : { example: FIELDS[field].example }
  return { step: multipleOf, min: minimum, max: maximum, ...typing }
}

export const NUMBER_RULES = Object.fromEntries(fieldsOf('number').map((field) => [field, ruleOf(field)])) as Readonly<
  Record<NumberFieldName, NumberRule>
>

/** A typed number that was read: the number, null when nothing was typed, or what is wrong with it. */
export type Reading = { value: number | null } | { problem: string }

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

export function readNumber(text: string, rule: NumberRule): Reading {
  const typed = text.trim()
  if (typed === '') return { value: null }
  const value = rule.money ? parseTypedAmount(typed) : plainNumber(typed, rule.negative)
  if (value === null) {
    return {
      problem: typed.startsWith('-')
        ? t('Type 0 or more.')
        : t('Type a number, such as {example}.', { example: rule.example }),
    }
  }
  const { min = 0, max, step } = rule
  if (value < min || value > max)
    return {
      problem: t('Type a number from {least} to {most}.', { least: written(min, rule), most: written(max, rule) }),
    }
  if (!onStep(value, step)) return { problem: stepWords(step) }
  return { value }
}

function plainNumber(typed: string, negative = false): number | null {
  const text = withoutThousands(typed.replaceAll(/\s/g, ''))?.replace('\u2212', '-') ?? ''
  return (negative ? /^[+-]?(\d+\.?\d*|\.\d+)$/ : /^(\d+\.?\d*|\.\d+)$/).test(text) ? Number(text) : null
}

function onStep(value: number, step: number): boolean {
  return step === 0 || Math.abs(value / step - Math.round(value / step)) < 1e-6 * Math.max(1, value / step)
}

function stepWords(step: number): string {
  if (step === 1) return t('Type a whole number.')
  if (step === 0.5) return t('Type a whole or a half number, such as 1.5.')
  return step === 0.1 ? t('Use at most 1 decimal.') : t('Use at most 2 decimals.')
}

export function numberIn(text: string, rule: NumberRule): number | null {
  const reading = readNumber(text, rule)
  return 'value' in reading ? reading.value : null
}

/** Lots are acres in steps of 0.01 (A 5); in metric, square meters, as a hundredth of a hectare is too coarse. */
export const MEASURE_RULES: Record<MeasureField, Record<UnitSystem, NumberRule & { unit: string }>> = {
  square_feet: {
    imperial: { step: 0.01, max: 1e9, example: '1,200', unit: 'sq ft' },
    metric: { step: 0.01, max: 1e8, example: '111', unit: 'sq m' },
  },
  lot_size: {
    imperial: { step: 0.01, max: 1e7, example: '0.5', unit: 'acres' },
    metric: { step: 0.01, max: 4e10, example: '150', unit: 'sq m' },
  },
  ceiling_height: {
    imperial: { step: 0.01, max: 1_000, example: '10', unit: 'ft' },
    metric: { step: 0.01, max: 300, example: '3', unit: 'm' },
  },
}

/** The unit a size is typed in: 'sq ft', 'sq m', 'acres', 'ft' or 'm'. */
export function measureUnit(field: MeasureField, units: UnitSystem): string {
  return t.known(MEASURE_RULES[field][units].unit)
}

export function readMeasure(field: MeasureField, { text, units }: TypedMeasure): Reading {
  return readNumber(text, MEASURE_RULES[field][units])
}

/** A typed size as it is kept and sent: square feet, acres, feet (A 3); null when empty or unreadable. */
export function keptMeasure(field: MeasureField, typed: TypedMeasure): number | null {
  const reading = readMeasure(field, typed)
  if (!('value' in reading) || reading.value === null) return null
  // Acres are kept as typed. Searches give their bounds in square feet.
  if (field === 'lot_size' && typed.units === 'imperial') return reading.value
  // Searches round their bounds the same way, so '300 sq m and more' finds a lot of 300 sq m.
  return keptBound(reading.value, FIELDS[field].measure, typed.units)
}

export function typedMeasure(field: MeasureField, kept: number | null, units: UnitSystem): TypedMeasure {
  if (kept === null || kept === 0) return { text: '', units }
  if (field === 'lot_size') {
    // A lot that acres cannot name by hundredths is shown in the square meters it was measured in.
    const shown = units === 'imperial' && Math.abs(kept * 100 - Math.round(kept * 100)) < 1e-6
    if (shown) return { text: plain.format(Math.round(kept * 100) / 100), units }
    return { text: plain.format(Math.round(convertArea(kept, 'acres', 'sq m') * 100) / 100), units: 'metric' }
  }
  return { text: plain.format(toShown(kept, FIELDS[field].measure, units)), units }
}

export function measureText(field: MeasureField, typed: TypedMeasure, units: UnitSystem): string {
  const kept = typed.units === units ? null : keptMeasure(field, typed)
  if (kept === null) return typed.text
  if (field === 'lot_size' && units === 'imperial') return plain.format(Math.round(kept * 100) / 100)
  return typedMeasure(field, kept, units).text
}

export function tidyNumber(text: string, rule: NumberRule): string {
  const value = numberIn(text, rule)
  if (value === null) return text
  return written(value, rule)
}

function written(value: number, rule: NumberRule): string {
  return rule.money || rule.max > 3_000 ? plain.format(value) : String(value)
}
