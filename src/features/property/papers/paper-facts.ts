import { labelOf, type FieldOf } from '@/domain/listing/field-kinds'
import type { Listing } from '@/domain/listing/listing'
import { factOf, PH_NAMES } from '@/domain/papers/ph'
import { PH_FIELDS } from '@/domain/papers/ph-fields'
import type { PhField } from '@/domain/papers/ph-shape'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import { capitalize } from '@/domain/text'
import { dateFormat } from '@/domain/units/formats'
import { formatLength, type UnitSystem } from '@/domain/units/units'
import { t, type Label } from '@/words/words'

/** Facts that the title, the timeline, the bars, the note and the location show. */
const ELSEWHERE = /^(?:title|payment|flood|foreign)_|^(?:barangay|landmark)$/
const MONTHS: readonly PhField[] = ['assumed_months_left']
const PLAIN: readonly PhField[] = ['unit_floor', 'unit_storeys', 'government_value_year']
const METERS: readonly PhField[] = ['lot_frontage', 'lot_road_width']
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MONTH = /^\d{4}-\d{2}$/

/** 'June 2028' for `2028-06`, 'March 14, 2027' for a day; another text as it is. */
export function calendarWords(text: string): string {
  const inUtc = (at: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(t.locale, { timeZone: 'UTC', month: 'long', year: 'numeric', ...options }).format(new Date(at))
  if (DAY.test(text)) return inUtc(`${text}T00:00Z`, { day: 'numeric' })
  return MONTH.test(text) ? inUtc(`${text}-01T00:00Z`, {}) : text
}

type Shown = { currency: string; units: UnitSystem }

function inWords(field: PhField, listing: Listing, { currency, units }: Shown): string {
  const value = factOf(listing, field)
  if (value === null || value === '' || value === false) return ''
  const { kind } = PH_FIELDS[field]
  if (Array.isArray(value)) return capitalize(value.map((each) => t.known(each)).join(', '))
  if (value === true) return t('Yes')
  if (kind === 'choice') return labelOf(field as FieldOf<'choice'>, String(value))
  if (typeof value !== 'number') return calendarWords(value)
  if (MONTHS.includes(field)) return t.count(value, '{n} month', '{n} months')
  if (PLAIN.includes(field)) return String(value)
  if (METERS.includes(field)) return formatLength(value, units)
  // Values of the government are in pesos, whatever the price is in.
  const from = field === 'government_value_per_sqm' ? 'PHP' : listing.currency
  return formatMoneyWhole(convertMoney(value, from, currency), currency)
}

export function paperFacts(listing: Listing, shown: Shown): { label: string; value: string }[] {
  return PH_NAMES.filter((field) => !ELSEWHERE.test(field))
    .map((field) => ({ label: t(PH_FIELDS[field].label), value: inWords(field, listing, shown) }))
    .filter(({ value }) => value !== '')
}

export function notStated({ listingType, ph }: Listing): Label[] {
  const flood = ph.floodYear5 || ph.floodYear25 || ph.floodYear100
  const asked: [boolean, Label][] =
    listingType === 'sale'
      ? [
          [ph.saleStage !== '', 'the stage of the sale'],
          [flood !== '', 'the flood level'],
        ]
      : [[flood !== '', 'the flood level']]
  return asked.filter(([stated]) => !stated).map(([, words]) => words)
}
