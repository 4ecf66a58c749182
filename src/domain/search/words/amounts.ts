import { HECTARES, METERS, OR_MORE, PESOS, type Tables } from './tables'
import { longest, type Token } from './tokens'

export type Bounds = { min: number | null; max: number | null }
/** A number with its unit, as read: rooms, pesos, or square meters. */
export type Amount = { end: number } & (
  | { of: 'beds' | 'baths'; value: number }
  | { of: 'text' }
  | { of: 'price'; bounds: Bounds; monthly: boolean }
  | { of: 'size'; bounds: Bounds; hectares: boolean }
)

type Figure = { end: number; value: number; factor: number; isMoney: boolean }

const MOST_ROOMS = 5
const SQM_PER_HECTARE = 10_000

function skip(phrases: Parameters<typeof longest>[0], tokens: readonly Token[], at: number): number {
  return longest(phrases, tokens, at)?.end ?? at
}

function numberAt(tables: Tables, tokens: readonly Token[], start: number): Figure | null {
  const at = skip(PESOS, tokens, start)
  const token = tokens[at]
  if (token?.number === undefined) return null
  const thousand = longest(tables.thousand, tokens, at + 1)
  const million = longest(tables.million, tokens, at + 1)
  const factor = million ? 1e6 : thousand ? 1e3 : 1
  const suffix = (million ?? thousand)?.end ?? at + 1
  const end = skip(PESOS, tokens, suffix)
  const isMoney = at > start || factor > 1 || end > suffix
  return { end, value: token.number * factor, factor, isMoney }
}

/** '3', '2 or 3', 'three', before 'bedrooms'. */
function roomsAt(tables: Tables, tokens: readonly Token[], start: number): Amount | null {
  const word = longest(tables.numbers, tokens, start)
  const value = word ? word.value : tokens[start]?.number
  if (value === undefined) return null
  let at = skip(OR_MORE, tokens, word ? word.end : start + 1)
  // Of two numbers the smaller one is the fewest.
  const link = longest(tables.or, tokens, at) ?? longest(tables.to, tokens, at)
  const second = link ? tokens[link.end]?.number : undefined
  if (link && second !== undefined && second > value) at = link.end + 1
  if (tokens[at]?.word === '-') at += 1
  const of = (['beds', 'baths'] as const).find((name) => longest(tables[name], tokens, at))
  if (!of || !Number.isInteger(value) || value < 1) return null
  return { of, value: Math.min(value, MOST_ROOMS), end: skip(OR_MORE, tokens, skip(tables[of], tokens, at)) }
}

/** An amount that begins at a token; null for a number alone, and for what no filter can say. */
export function amountAt(tables: Tables, tokens: readonly Token[], start: number): Amount | null {
  const under = longest(tables.under, tokens, start)
  const over = longest(tables.over, tokens, start)
  const word = (under?.end ?? 0) > (over?.end ?? 0) ? under : over
  const from = word?.end ?? start
  const isUnder = word !== null && word === under
  const rooms = roomsAt(tables, tokens, from)
  // No filter says 'fewer than three bedrooms'.
  if (rooms) return isUnder ? { of: 'text', end: rooms.end } : rooms
  const first = numberAt(tables, tokens, from)
  if (!first) return null
  const link = longest(tables.to, tokens, first.end)
  const second = link && numberAt(tables, tokens, link.end)
  // In '2-3M' the unit of the second is that of both.
  const low = second && first.factor === 1 && first.value < 1_000 ? first.value * second.factor : first.value
  const upper = second && second.value >= low ? second : null
  const last = upper ?? first
  const more = longest(OR_MORE, tokens, last.end)
  const between = upper ? { min: low, max: last.value } : isUnder ? { min: null, max: low } : { min: low, max: null }
  const size = longest(METERS, tokens, last.end) ?? longest(HECTARES, tokens, last.end)
  if (size) {
    const hectares = longest(HECTARES, tokens, last.end) !== null
    const each = (value: number | null) => (value === null ? null : hectares ? value * SQM_PER_HECTARE : value)
    const bounds = { min: each(between.min), max: each(between.max) }
    return { of: 'size', bounds, hectares, end: skip(OR_MORE, tokens, size.end) }
  }
  const month = longest(tables.month, tokens, last.end)
  const isSaid = first.isMoney || last.isMoney || month || (word && low >= 1_000) || (upper && low >= 1_000)
  if (!isSaid) return null
  const bounds = upper || word || more ? between : { min: null, max: low }
  return { of: 'price', bounds, monthly: month !== null, end: month?.end ?? more?.end ?? last.end }
}
