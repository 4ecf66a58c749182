import { FIELDS } from '../../listing/fields'
import { convertMoney } from '../../money/money'
import { boundsText } from '../url-values'
import {
  BUILT_SIGNS,
  DOLLARS,
  FEET,
  FLOORS,
  HALF,
  HECTARES,
  LEASES,
  LIMITS,
  METERS,
  MONTHLY,
  MONTHS,
  NO_PRICE,
  NO_PRICE_BEFORE,
  OF_SIZE,
  ONLY,
  OR_LESS,
  OR_MORE,
  OR_NEWER,
  OR_OLDER,
  ORDINAL,
  ORDINALS,
  PER_METER,
  PESOS,
  SPANISH,
  YEARS,
  type Tables,
} from './tables'
import { behind, longest, type Hit, type Phrases, type Token } from './tokens'

export type Bounds = { min: number | null; max: number | null }
const COUNTED = ['beds', 'baths', 'parking'] as const
type Counted = (typeof COUNTED)[number]

function countedAt(tables: Tables, tokens: readonly Token[], at: number): Counted | undefined {
  return COUNTED.find((name) => longest(tables[name], tokens, at))
}

/** A number with its unit, as read: rooms, pesos, or square meters. */
export type Amount = { end: number } &
  /** `most`: no more than that many. */
  (
    | { of: Counted | 'maxbeds'; value: number; most?: number }
    | { of: 'lease'; value: number }
    | { of: 'text' }
    | { of: 'price' | 'sqm'; bounds: Bounds; monthly: boolean }
    | { of: 'size'; bounds: Bounds; hectares: boolean; says: 'lot' | 'size' | null }
  )

type Figure = { end: number; value: number; factor: number; isMoney: boolean; isDollars: boolean }

/** 'About 4M' leaves out what costs more, or less, than this part of it. */
const ABOUT = 0.15
const MOST_ROOMS = 5
const SQM_PER_HECTARE = 10_000
const SQM_PER_SQ_FT = 0.092_903
/** '500m' is a way to go, no price. */
const MOST_MILLIONS = 400
/** A number from here on is money, also where nothing says so. */
const SURELY_MONEY = 100_000
/** Longer ones are telephone numbers. */
const MOST_MONEY = 1e9

const aroundOf = (value: number): Bounds => ({ min: value * (1 - ABOUT), max: value * (1 + ABOUT) })

function skip(phrases: Phrases<unknown>, tokens: readonly Token[], at: number): number {
  return longest(phrases, tokens, at)?.end ?? at
}

function currencyAt(tokens: readonly Token[], at: number): { end: number; isDollars: boolean } {
  const dollars = longest(DOLLARS, tokens, at)
  return { end: dollars?.end ?? skip(PESOS, tokens, at), isDollars: dollars !== null }
}

function numberAt(tables: Tables, tokens: readonly Token[], start: number): Figure | null {
  const before = currencyAt(tokens, start)
  const at = before.end
  const half = longest(HALF, tokens, at)
  const word =
    half && longest(HECTARES, tokens, half.end) ? { ...half, value: 0.5 } : longest(tables.numbers, tokens, at)
  const [value, next] = [tokens[at]?.number ?? word?.value, word?.end ?? at + 1]
  if (value === undefined) return null
  const thousand = longest(tables.thousand, tokens, next)
  const million = longest(tables.million, tokens, next)
  const isUnit = [HECTARES, METERS, MONTHS, YEARS].some((units) => longest(units, tokens, next))
  if (million ? value > MOST_MILLIONS : word && !thousand && !isUnit) return null
  // 'Mil' is a thousand in the Visayas, and a rent has no millions.
  const isMil =
    million !== null &&
    tokens[million.end - 1]?.word === 'mil' &&
    (SPANISH.has(tokens[at]!.word) ||
      longest(tables.month, tokens, million.end) ||
      tokens.some((_, one) => longest(tables.says, tokens, one)?.value === 'mode=rent'))
  const factor = million && !isMil ? 1e6 : million || thousand ? 1e3 : 1
  const suffix = (million ?? thousand)?.end ?? next
  const after = currencyAt(tokens, suffix)
  const { end } = after
  const isMoney = at > start || factor > 1 || end > suffix
  return { end, value: value * factor, factor, isMoney, isDollars: before.isDollars || after.isDollars }
}

/** '3', '2 or 3', 'three', before 'bedrooms'. */
function roomsAt(tables: Tables, tokens: readonly Token[], start: number): Amount | null {
  const word = longest(tables.numbers, tokens, start)
  const value = word ? word.value : tokens[start]?.number
  if (value === undefined) return null
  const direct = word ? word.end : start + 1
  let at = skip(OR_MORE, tokens, direct)
  const orMore = at > direct
  const link = longest(tables.or, tokens, at) ?? longest(tables.to, tokens, at)
  const next = link && longest(tables.numbers, tokens, link.end)
  const second = next ? next.value : link ? tokens[link.end]?.number : undefined
  const most = link && second !== undefined && second > value ? second : undefined
  if (link && most !== undefined) at = next?.end ?? link.end + 1
  // '3+1 bedrooms'
  if (tokens[at - 1]?.word === '+' && tokens[at]?.number !== undefined) at += 1
  if (tokens[at]?.word === '-') at += 1
  // '3 spacious bedrooms', 'tatlo na kwarto'
  if (!countedAt(tables, tokens, at)) at = skip(tables.filler, tokens, at)
  const of = countedAt(tables, tokens, at)
  if (!of || !Number.isInteger(value) || value < 1) return null
  const named = skip(tables[of], tokens, at)
  const more = boundBehind(tables, OR_MORE, tokens, named)?.end ?? named
  const only = more === named ? onlyBehind(tables, tokens, named) : null
  const end = only ?? more
  const fewest = { of, value: Math.min(value, MOST_ROOMS), end }
  if (of !== 'beds' || orMore || more > named) return fewest
  return most !== undefined ? { ...fewest, most } : only !== null ? { ...fewest, most: value } : fewest
}

/** '2 bedrooms only'. In '2 bedrooms only 15k' it is said of the price. */
function onlyBehind(tables: Tables, tokens: readonly Token[], at: number): number | null {
  const only = behind(ONLY, tokens, at)
  return only && !numberAt(tables, tokens, only.end) ? only.end : null
}

/** 'Under 3 bedrooms' are 2 at most, 'up to 3 bedrooms' 3. */
const STRICT = new Set(['under', 'below', 'less', 'fewer', 'lower', 'smaller', 'wala', 'mas', 'kulang', 'ubos'])

/** In '100 sqm below 2M' the word belongs to the next amount. */
function boundBehind(
  tables: Tables,
  words: Phrases<unknown>,
  tokens: readonly Token[],
  at: number,
): Hit<unknown> | null {
  const [bound, sign] = [behind(words, tokens, at), signAt(tables, tokens, at)]
  const next = sign && numberBehind(tables, tokens, sign.end)
  const isOfNext = next !== null && numberAt(tables, tokens, next) && !roomsAt(tables, tokens, next)
  // '15k plus 1k dues', '7k + utilities'
  const isApart = bound !== null && tokens[at]!.word === '+' && tokens[at - 1]!.to < tokens[at]!.from
  const isSum =
    (isApart && bound.end < tokens.length) ||
    (bound !== null && tokens[at]!.word === 'plus' && numberAt(tables, tokens, bound.end))
  return isOfNext || isSum ? null : bound
}

/** 'Below' or 'above' and where it ends. A phrase that holds its own 'not' comes first: 'hindi bababa sa' is above. */
function signAt(tables: Tables, tokens: readonly Token[], start: number): { end: number; isUnder: boolean } | null {
  const wordAt = (at: number) => {
    const [under, over] = [longest(tables.under, tokens, at), longest(tables.over, tokens, at)]
    const isUnder = (under?.end ?? 0) > (over?.end ?? 0)
    const word = isUnder ? under : over
    return word && { end: word.end, isUnder }
  }
  const whole = wordAt(start)
  if (whole) return whole
  const not = longest(tables.not, tokens, start)
  const negated = not && wordAt(not.end)
  return negated && { end: negated.end, isUnder: !negated.isUnder }
}

/** '120 sqm lot', '120 sqm ang lote'. In '100 sqm and lot 200 sqm' the word belongs to the next size. */
function ofSizeBehind(tables: Tables, tokens: readonly Token[], at: number): Hit<'lot' | 'size'> | null {
  const direct = behind(OF_SIZE, tokens, at)
  if (direct) return direct
  const filler = behind(tables.filler, tokens, at)
  const of = filler && behind(OF_SIZE, tokens, filler.end)
  return of && !numberAt(tables, tokens, of.end) ? of : null
}

/** 'budget ko ay 4M', 'dili molapas og 3M' */
function numberBehind(tables: Tables, tokens: readonly Token[], start: number): number {
  let at = start
  while (!numberAt(tables, tokens, at) && !roomsAt(tables, tokens, at)) {
    const filler = behind(tables.filler, tokens, at)
    if (!filler) return start
    at = filler.end
  }
  return at
}

/** 'bedrooms: 3, bathrooms: 2' */
function roomsBehind(tables: Tables, tokens: readonly Token[], start: number): Amount | null {
  const of = countedAt(tables, tokens, start)
  const at = of === undefined ? start : longest(tables[of], tokens, start)!.end
  const sign = of === 'beds' ? signAt(tables, tokens, at) : null
  const value = tokens[sign?.end ?? at]?.number
  if (of === undefined || value === undefined || !Number.isInteger(value) || value < 1 || value > 9) return null
  const next = amountAt(tables, tokens, at)
  if (next && !('value' in next)) return null
  const end = (sign?.end ?? at) + 1
  return sign?.isUnder ? { of: 'maxbeds', value, end } : { of, value: Math.min(value, MOST_ROOMS), end }
}

/** Less is no month's money: '1 month deposit'. */
const LEAST_MONTHLY = 500

/** '50k downpayment', '5k as reservation'. In '3M dp 50k' the word belongs to the next amount. */
function noPriceBehind(tables: Tables, tokens: readonly Token[], at: number): number | null {
  const filler = behind(tables.filler, tokens, at)
  const [before, other] = [behind(NO_PRICE_BEFORE, tokens, at), behind(NO_PRICE, tokens, filler?.end ?? at)]
  if (before) return before.end
  const next = other && numberAt(tables, tokens, skip(tables.filler, tokens, other.end))
  return other && (!next || longest(tables.month, tokens, next.end)) ? other.end : null
}

/** 'from 2015', 'below 1950' */
function isYear(value: number): boolean {
  return value > 1_900 && value < 2_100 && value % 100 !== 0
}

/** '6 months lease', 'one year contract', '6 months lang ang kontrata' */
function leaseAt(tables: Tables, tokens: readonly Token[], { value, end }: Figure): Amount | null {
  const lease = timeAt(tokens, value, end)
  if (!lease) return null
  const said = behind(LEASES, tokens, lease.end) ?? behind(LEASES, tokens, skip(tables.filler, tokens, lease.end))
  return said && { of: 'lease', value: lease.value, end: said.end }
}

/** So many 'months' or 'years': the longest lease of the filter that ends within them. */
function timeAt(tokens: readonly Token[], value: number, at: number): Hit<number> | null {
  const [months, years] = [longest(MONTHS, tokens, at), longest(YEARS, tokens, at)]
  const unit = months ?? years
  const lease = FIELDS.minimum_lease.filter.choices.findLast((choice) => choice <= (years ? value * 12 : value))
  return unit && lease !== undefined ? { end: unit.end, value: lease } : null
}

/** An amount that begins at a token; null for a number alone, and for what no filter can say. */
export function amountAt(tables: Tables, tokens: readonly Token[], start: number): Amount | null {
  const label = roomsBehind(tables, tokens, start)
  if (label) return label
  const each = longest(PER_METER, tokens, start)
  const lead = each ?? longest(MONTHLY, tokens, start)
  const sign = signAt(tables, tokens, lead?.end ?? start)
  if (!sign && longest(tables.not, tokens, start)) return null
  const about = sign ? null : longest(tables.about, tokens, start)
  const from = sign ? numberBehind(tables, tokens, sign.end) : (about?.end ?? lead?.end ?? start)
  const isUnder = sign?.isUnder ?? false
  const rooms = roomsAt(tables, tokens, from)
  if (rooms) {
    const { word } = tokens[lead?.end ?? start]!
    // A budget says nothing of rooms, so that it stands alone.
    if (isUnder && word === 'budget') return null
    const most = isUnder ? rooms : boundBehind(tables, OR_LESS, tokens, rooms.end)
    if (!most || !('value' in rooms)) return rooms
    const value = isUnder && STRICT.has(word) ? rooms.value - 1 : rooms.value
    // No filter says 'at most two bathrooms'.
    const isRead = rooms.of === 'beds' && rooms.most === undefined && value > 0
    return isRead ? { of: 'maxbeds', value, end: most.end } : { of: 'text', end: most.end }
  }
  const first = numberAt(tables, tokens, from)
  if (!first) return null
  // '2 months advance'
  const months = first.value < LEAST_MONTHLY ? longest(MONTHS, tokens, first.end) : null
  const advance = months && behind(NO_PRICE, tokens, months.end)
  if (advance) return { of: 'text', end: advance.end }
  const lease = leaseAt(tables, tokens, first)
  if (lease) return lease
  const link = behind(tables.to, tokens, first.end)
  const second = link && numberAt(tables, tokens, link.end)
  // In '2-3M' the unit of the second is that of both.
  const low = second && first.factor === 1 && first.value < 1_000 ? first.value * second.factor : first.value
  const upper = second && second.value >= low ? second : null
  const last = upper ?? first
  const isDollars = first.isDollars || last.isDollars
  const [feet, hectares] = [longest(FEET, tokens, last.end), longest(HECTARES, tokens, last.end)]
  const size = feet ?? hectares ?? longest(METERS, tokens, last.end)
  const perMeter = size ? null : (longest(PER_METER, tokens, last.end) ?? (each && { ...each, end: last.end }))
  const monthAt = (at: number) => (size || perMeter ? null : longest(tables.month, tokens, at))
  const unit = size ?? perMeter ?? monthAt(last.end) ?? last
  // '120 sqm floor area or more'
  const named = size && ofSizeBehind(tables, tokens, size.end)
  const whole = named?.end ?? unit.end
  const less = sign ? null : boundBehind(tables, OR_LESS, tokens, whole)
  const more = boundBehind(tables, OR_MORE, tokens, whole)
  const between =
    upper !== null ? { min: low, max: last.value } : isUnder || less ? { min: null, max: low } : { min: low, max: null }
  if (size) {
    const factor = hectares ? SQM_PER_HECTARE : feet ? SQM_PER_SQ_FT : 1
    const each = (value: number | null) => (value === null ? null : value * factor)
    const isAbout = about && !upper && !less && !more
    const bounds = isAbout ? aroundOf(low * factor) : { min: each(between.min), max: each(between.max) }
    const end = (less ?? more)?.end ?? whole
    const says = named ?? ofSizeBehind(tables, tokens, end)
    return {
      of: 'size',
      bounds,
      hectares: hectares !== null,
      says: says?.value ?? null,
      end: Math.max(end, says?.end ?? 0),
    }
  }
  const bound = less ?? more
  // '20k a month', '20k or less a month'
  const month = monthAt(last.end) ?? (bound && monthAt(bound.end)) ?? (size || perMeter ? null : lead)
  const isLarge = !isYear(low) && low >= (sign || upper || bound || about ? 1_000 : SURELY_MONEY) && low <= MOST_MONEY
  const isMonthly = month !== null && low >= LEAST_MONTHLY
  if (!first.isMoney && !last.isMoney && !isMonthly && !perMeter && !isLarge) return null
  const end = Math.max(unit.end, bound?.end ?? 0, month?.end ?? 0)
  const other = noPriceBehind(tables, tokens, end)
  if (other !== null) return { of: 'text', end: other }
  const isAbout = about && !upper && !bound
  const given = isAbout ? aroundOf(low) : upper || sign || more ? between : { min: null, max: low }
  const inPesos = (value: number | null) => {
    if (value === null) return null
    const pesos = isDollars ? convertMoney(value, 'USD', 'PHP') : value
    return isAbout ? Math.round(pesos) : pesos
  }
  const bounds = { min: inPesos(given.min), max: inPesos(given.max) }
  return { of: perMeter ? 'sqm' : 'price', bounds, monthly: month !== null, end }
}

type Limit = { end: number; param: string; value: string }

const rangeOf = (min: number, max: number | null) => boundsText([min, max]) ?? ''

const YEAR = { from: 1_500, to: 2_100 }

/** 'after 2015', 'in 2020', '2018 to 2022', '2015 or newer', behind 'built'. */
function builtAt(tables: Tables, tokens: readonly Token[], start: number): Limit | null {
  const own = longest(BUILT_SIGNS, tokens, start)
  const sign = own ? null : signAt(tables, tokens, start)
  const at = skip(tables.filler, tokens, own?.end ?? sign?.end ?? start)
  const year = tokens[at]?.number
  const isOther = [FEET, METERS, PESOS, tables.thousand].some((units) => longest(units, tokens, at + 1))
  if (year === undefined || year < YEAR.from || year > YEAR.to || isOther) return null
  const link = behind(tables.to, tokens, at + 1)
  const last = link ? tokens[link.end]?.number : undefined
  if (link && last !== undefined && last > year && last <= YEAR.to)
    return { end: link.end + 1, param: 'built', value: rangeOf(year, last) }
  // '1990s'
  if (tokens[at + 1]?.word === 's') return { end: at + 2, param: 'built', value: rangeOf(year, year + 9) }
  const newer = behind(OR_NEWER, tokens, at + 1) ?? behind(OR_MORE, tokens, at + 1)
  const older = behind(OR_OLDER, tokens, at + 1) ?? behind(OR_LESS, tokens, at + 1)
  const end = newer?.end ?? older?.end ?? at + 1
  const value =
    own?.value === 'after'
      ? rangeOf(year + 1, null)
      : own?.value === 'before'
        ? rangeOf(0, year - 1)
        : own?.value === 'since' || newer || sign?.isUnder === false
          ? rangeOf(year, null)
          : older || sign
            ? rangeOf(0, year)
            : rangeOf(year, year)
  return { end, param: 'built', value }
}

/** Higher than any floor. */
const MOST_FLOORS = 60

/** '15th floor or higher', 'floor 12', 'ika-5 palapag'. '2 floors' are a house of two. */
function floorAt(tables: Tables, tokens: readonly Token[], start: number): Limit | null {
  const sign = signAt(tables, tokens, start)
  const before = sign?.end ?? start
  const label = sign ? null : longest(FLOORS, tokens, before)
  const labelSign = label && signAt(tables, tokens, label.end)
  const ordinal = longest(ORDINAL, tokens, before)
  let at = labelSign?.end ?? label?.end ?? ordinal?.end ?? before
  if (tokens[at]?.word === '-') at += 1
  const floor = tokens[at]?.number
  if (floor === undefined || (label && tokens[at]!.breaks) || floor > MOST_FLOORS || !Number.isInteger(floor))
    return null
  let end = at + 1
  if (label) {
    const link = behind(tables.to, tokens, end)
    const last = link ? tokens[link.end]?.number : undefined
    if (link && last !== undefined && last > floor && last <= MOST_FLOORS)
      return { end: link.end + 1, param: 'level', value: rangeOf(floor, last) }
    if (amountAt(tables, tokens, at)) return null
  } else {
    const suffix = ordinal ? null : behind(ORDINALS, tokens, end)
    if (!ordinal && !suffix) return null
    const named = behind(FLOORS, tokens, skip(tables.filler, tokens, suffix?.end ?? end))
    if (!named) return null
    end = named.end
  }
  const isUnder = (sign ?? labelSign)?.isUnder
  const more = behind(OR_MORE, tokens, end)
  const less = behind(OR_LESS, tokens, end)
  if (isUnder === false || more) return { end: more?.end ?? end, param: 'level', value: rangeOf(floor, null) }
  if (isUnder || less) return { end: less?.end ?? end, param: 'level', value: rangeOf(0, floor) }
  return { end, param: 'level', value: rangeOf(floor, floor) }
}

/** 'Assoc dues below 600', 'lease of 6 months', 'roi 7% and up': a limit with its own name. */
export function limitAt(tables: Tables, tokens: readonly Token[], start: number): Limit | null {
  const floor = floorAt(tables, tokens, start)
  if (floor) return floor
  const named = longest(LIMITS, tokens, start)
  // '2020 pataas', '2015 or newer'
  const isFrom =
    isYear(tokens[start]?.number ?? 0) && [OR_NEWER, OR_MORE].some((more) => behind(more, tokens, start + 1))
  if (isFrom) return builtAt(tables, tokens, start)
  if (!named) return null
  if (named.value === 'built') return builtAt(tables, tokens, named.end)
  const sign = signAt(tables, tokens, skip(tables.filler, tokens, named.end))
  const number = numberAt(tables, tokens, numberBehind(tables, tokens, sign?.end ?? named.end))
  if (!number) return null
  if (named.value === 'lease') {
    const lease = timeAt(tokens, number.value, number.end)
    return lease && { end: lease.end, param: 'lease', value: String(lease.value) }
  }
  const less = sign?.isUnder ? sign : boundBehind(tables, OR_LESS, tokens, number.end)
  const more = sign && !sign.isUnder ? sign : boundBehind(tables, OR_MORE, tokens, number.end)
  const end = Math.max(number.end, less?.end ?? 0, more?.end ?? 0)
  if (named.value === 'roi') return { end, param: 'roi', value: less ? `0-${number.value}` : `${number.value}-` }
  const month = behind(tables.month, tokens, end)
  return less && number.value >= LEAST_DUES && !number.isDollars
    ? { end: month?.end ?? end, param: 'dues', value: String(number.value) }
    : null
}

/** In pesos a month. Less is no dues. */
const LEAST_DUES = 50

/** 'downpayment 50k', 'deposit of 20,000': an amount, and of what it is if not the price; its end. */
export function otherAmountAt(tables: Tables, tokens: readonly Token[], start: number): number | null {
  const other = longest(NO_PRICE, tokens, start)
  if (!other) return null
  const sign = signAt(tables, tokens, other.end)
  const number = numberAt(tables, tokens, numberBehind(tables, tokens, sign?.end ?? other.end))
  if (!number || !(number.isMoney || number.value >= 1_000)) return null
  return behind(tables.month, tokens, number.end)?.end ?? number.end
}
