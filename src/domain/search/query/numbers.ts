import { pesoPrice, pesosPerSqm } from '../../listing/asking-price'
import { FIELDS } from '../../listing/fields'
import type { Listing } from '../../listing/listing'
import { reductionOf } from '../../listing/price-history'
import { convertMoney } from '../../money/money'
import { pesoDues } from '../../papers/dues'
import { factReader } from '../../papers/ph'
import {
  limitsFor,
  NUMBER_FIELDS,
  NUMBER_FILTERS,
  type FilterState,
  type NumberField,
  type ParamOf,
} from '../filter-state'

type Read = (listing: Listing) => number

/** The numbers that are worked out, money in pesos. */
const WORKED_OUT = {
  price: pesoPrice,
  // Without a price or a size it is not known, and 0 would pass for cheap.
  sqm: (listing) => pesosPerSqm(listing) || Number.NaN,
  maxbeds: ({ bedrooms }) => bedrooms ?? Number.NaN,
  dues: (listing) => pesoDues(listing) || Number.NaN,
  deposit: (listing) =>
    listing.deposit === null ? Number.NaN : convertMoney(listing.deposit, listing.depositCurrency, 'PHP'),
  reduced: (listing) => convertMoney(reductionOf(listing), listing.currency, 'PHP'),
} satisfies Record<string, Read>

export type NumberName = ParamOf<NumberField> | keyof typeof WORKED_OUT

function reader(field: NumberField): Read {
  const read = factReader(field)
  return (listing) => {
    const value = read(listing)
    return typeof value === 'number' ? value : Number.NaN
  }
}

/** The numbers by which a listing is found and sorted: square feet, lots in acres, heights in feet. NaN if unknown. */
export const NUMBERS: Readonly<Record<NumberName, Read>> = {
  ...(Object.fromEntries(NUMBER_FIELDS.map((field) => [FIELDS[field].filter.param, reader(field)])) as Record<
    ParamOf<NumberField>,
    Read
  >),
  ...WORKED_OUT,
}

/** What a search asks of a number: both ends are included. A listing that lacks the number is not within them (B 5). */
export type Limits = { number: NumberName; min: number; max: number }

const isNumber = (name: string): name is NumberName => name in NUMBERS

export function limitsOf(filters: FilterState): Limits[] {
  return NUMBER_FILTERS.flatMap((filter) => {
    const { min, max } = limitsFor(filters, filter)
    if ((min === null && max === null) || !isNumber(filter.param)) return []
    return [{ number: filter.param, min: min ?? 0, max: max ?? Infinity }]
  })
}
