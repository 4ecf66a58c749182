import { CATEGORY_IDS, subtypesOf } from '../../listing/taxonomy'
import { amountAt, limitAt, otherAmountAt, type Bounds } from './amounts'
import { NEAR } from './near'
import {
  LANDMARK_NAMES,
  METERS_OF,
  NEAR_NAMES,
  NO_PRICE,
  OF_OTHERS,
  OF_SIZE,
  PLACES,
  STREETS,
  TIMES,
  WAYS,
  type Tables,
} from './tables'
import { behind, longest, type Hit, type Token } from './tokens'

export type Part = { start: number; end: number } &
  /** `most`: of the bedrooms, no more than that many. */
  (
    | { says: 'other'; field: string; value: string; most?: number }
    /** `kept` is a text to search for too: a word of titles. */
    | { says: 'types'; category: string; types: readonly string[]; kept?: string }
    | { says: 'places'; names: readonly string[] }
    /** `isChain`: the name has branches elsewhere too, 'SM'. */
    | { says: 'landmarks'; names: readonly string[]; meters: number; isChain: boolean }
    | { says: 'price' | 'sqm'; bounds: Bounds; monthly: boolean }
    | { says: 'size'; bounds: Bounds; hectares: boolean; of: 'lot' | 'size' | null }
    | { says: 'measure'; value: string }
    /** `without`: what shall not be. `kept`: the word that listings use for it. */
    | { says: 'text'; without?: Part; kept?: string }
    | { says: 'thing'; value: string }
    | { says: 'nothing' | 'or' | 'included' }
  )

function saidAt(tables: Tables, tokens: readonly Token[], start: number): Part | null {
  const whole = longest(tables.says, tokens, start)
  // In 'house and lot area 150' the lot belongs to the area.
  const isOfSize = whole && whole.end > start + 1 && longest(OF_SIZE, tokens, whole.end - 1)?.end === whole.end + 1
  const hit = isOfSize ? longest(tables.says, tokens.slice(0, whole.end - 1), start) : whole
  if (!hit) return null
  const [field = '', value = ''] = hit.value.split('=', 2)
  const at = { start, end: hit.end }
  const address = value === 'land' ? addressAt(tables, tokens, hit.end) : null
  const others = behind(OF_OTHERS, tokens, hit.end)?.end ?? address
  if (others !== null) return { start, end: others, says: 'text' }
  if (field === 'text') return { ...at, says: 'text', ...(value ? { kept: value } : {}) }
  if (field === 'measure' || field === 'thing') return { ...at, says: field, value }
  if (field === 'included') return { ...at, says: 'included' }
  if (field === 'category') return { ...at, says: 'types', category: value, types: [] }
  if (field !== 'type' && field !== 'word') return { ...at, says: 'other', field, value }
  const types = value.split('|')
  const kept = field === 'word' ? types.shift() : undefined
  const category = CATEGORY_IDS.find((id) => types.every((type) => subtypesOf(id).includes(type)))!
  return { ...at, says: 'types', category, types, ...(kept ? { kept } : {}) }
}

/** From here on it is a size: 'lot 100'. */
const LEAST_SQM = 40

/** 'lot 12 block 3' is where a home stands. */
function addressAt(tables: Tables, tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  const isNumber =
    token?.number !== undefined && !token.breaks && token.number < LEAST_SQM && tokens[at + 1]?.word !== 'x'
  return isNumber && !amountAt(tables, tokens, at) && !longest(METERS_OF, tokens, at + 1) ? at + 1 : null
}

/** In meters. Farther away is not near; nearer is a price: '3.5M sa Jaro'. */
const FARTHEST = 20_000
const NEAREST = 50

/** 'near a school': what a home is near to is no kind of home. */
function besideWhat(tables: Tables, tokens: readonly Token[], start: number, end: number, from: number): Part {
  const what = saidAt(tables, tokens, end) ?? saidAt(tables, tokens, from)
  // 'hospital nearby, house'
  const isThing =
    what &&
    tokens[start]!.word !== 'nearby' &&
    (what.says === 'types' || (what.says === 'other' && (what.field === 'features' || what.field === 'pay')))
  return isThing ? { start: what.start, end: what.end, says: 'text' } : { start, end, says: 'nothing' }
}

function distanceAt(tokens: readonly Token[], start: number): Hit<number> | null {
  const [number = 0, unit] = [tokens[start]?.number, longest(METERS_OF, tokens, start + 1)]
  const meters = number * (unit?.value ?? 0)
  return unit && meters >= NEAREST && meters <= FARTHEST ? { end: unit.end, value: meters } : null
}

/** 'near', 'within 2 km of', '500 m from'. */
function nearAt(tables: Tables, tokens: readonly Token[], start: number): Hit<number | null> | null {
  const near = longest(tables.near, tokens, start)
  if (near) return { end: near.end, value: null }
  const distance = distanceAt(tokens, longest(tables.under, tokens, start)?.end ?? start)
  const link = distance && (longest(tables.near, tokens, distance.end) ?? longest(tables.from, tokens, distance.end))
  return link && { end: link.end, value: distance.value }
}

/** '15 minutes to Molo', '500 m walk to school', 'at least 2 km from SM City': no filter says it; its end. */
function wayAt(tables: Tables, tokens: readonly Token[], start: number): number | null {
  const over = longest(tables.over, tokens, start)
  const at = over?.end ?? start
  const time = tokens[at]?.number === undefined ? null : longest(TIMES, tokens, at + 1)
  const distance = time ?? distanceAt(tokens, at)
  if (!distance) return null
  let [end, ways] = [distance.end, 0]
  for (let next = wayBehind(tables, tokens, end); next; next = wayBehind(tables, tokens, end))
    [end, ways] = [next.end, ways + 1]
  const isWay = time !== null || over !== null || (ways > 0 && !nearAt(tables, tokens, start))
  if (!isWay || ways === 0) return null
  const what = saidAt(tables, tokens, end) ?? placeAt(tables, tokens, end)
  return what?.end ?? end
}

function wayBehind(tables: Tables, tokens: readonly Token[], at: number) {
  return behind(WAYS, tokens, at) ?? behind(tables.from, tokens, at) ?? behind(tables.near, tokens, at)
}

const CHAINS = new Set(['sm', 'robinsons', 'gaisano'])

function placeAt(tables: Tables, tokens: readonly Token[], start: number): Part | null {
  const near = nearAt(tables, tokens, start)
  let from = near?.end ?? start
  // 'near the cathedral'
  if (near && !longest(NEAR_NAMES, tokens, from)) from = longest(tables.filler, tokens, from)?.end ?? from
  const names = near ? NEAR_NAMES : LANDMARK_NAMES
  // 'baybay' is a beach, 'Baybay' a barangay.
  const landmark = tokens[from]?.raw === 'baybay' ? null : longest(names, tokens, from)
  const place = longest(PLACES, tokens, from)
  const end = Math.max(landmark?.end ?? 0, place?.end ?? 0)
  if (end === 0 || behind(STREETS, tokens, end)) {
    // '300 m from the beach' is no price.
    if (near && near.value !== null) return { start, end: near.end, says: 'text' }
    return near && besideWhat(tables, tokens, start, near.end, from)
  }
  // 'La Paz' is a place before it begins 'La Paz Plaza'.
  if (place?.end === end && !(near && landmark?.end === end))
    return { start, end, says: 'places', names: [place.value] }
  const after = near && distanceAt(tokens, end)
  const meters = after?.value ?? near?.value ?? NEAR
  const isChain = end === from + 1 && CHAINS.has(tokens[from]!.word)
  return { start, end: after?.end ?? end, says: 'landmarks', names: landmark!.value, meters, isChain }
}

function amountPart(tables: Tables, tokens: readonly Token[], start: number): Part | null {
  const amount = amountAt(tables, tokens, start)
  if (!amount) return null
  const at = { start, end: amount.end }
  if (amount.of === 'text') return { ...at, says: 'text' }
  if ('value' in amount) {
    const most = 'most' in amount && amount.most !== undefined ? { most: amount.most } : {}
    return { ...at, says: 'other', field: amount.of, value: String(amount.value), ...most }
  }
  if (amount.of === 'size') {
    const { bounds, hectares, says } = amount
    return { ...at, says: 'size', bounds, hectares, of: says }
  }
  return { ...at, says: amount.of, bounds: amount.bounds, monthly: amount.monthly }
}

function partAt(tables: Tables, tokens: readonly Token[], start: number): Part {
  const way = wayAt(tables, tokens, start)
  if (way !== null) return { start, end: way, says: 'text' }
  const limit = limitAt(tables, tokens, start)
  if (limit) return { start, end: limit.end, says: 'other', field: limit.param, value: limit.value }
  const other = otherAmountAt(tables, tokens, start)
  if (other !== null) return { start, end: other, says: 'text' }
  const said = saidAt(tables, tokens, start)
  const place = placeAt(tables, tokens, start)
  const amount = amountPart(tables, tokens, start)
  const found = [amount, said, place].reduce((best, part) => ((part?.end ?? 0) > (best?.end ?? 0) ? part : best), null)
  if (found) return found
  const not = longest(tables.not, tokens, start)
  if (not) {
    // What shall not be is no filter: it stays, with what it is said of.
    let of = not.end
    for (let next = behind(tables.filler, tokens, of); next; next = behind(tables.filler, tokens, of)) of = next.end
    if (tokens[of]?.breaks) return { start, end: not.end, says: 'text' }
    const what = saidAt(tables, tokens, of) ?? placeAt(tables, tokens, of) ?? amountPart(tables, tokens, of)
    if (what) return { start, end: what.end, says: 'text', without: what }
    return { start, end: longest(NO_PRICE, tokens, of)?.end ?? not.end, says: 'text' }
  }
  // 'bag-o' is no 'or'.
  if (tokens[start - 1]?.word === '-' && tokens[start - 1]!.to === tokens[start]!.from)
    return { start, end: start + 1, says: 'text' }
  const or = longest(tables.or, tokens, start)
  if (or) return { start, end: or.end, says: 'or' }
  const filler = longest(tables.filler, tokens, start)
  return filler ? { start, end: filler.end, says: 'nothing' } : { start, end: start + 1, says: 'text' }
}

export const asText = ({ start, end }: Part): Part => ({ start, end, says: 'text' })

/** A word that begins names of villages: 'Villa Anilao', 'Hardin Balabag'. */
const BEGINS_NAMES = new Set(['villa', 'hardin'])

export function partsOf(tables: Tables, tokens: readonly Token[]): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; at = parts.at(-1)!.end) parts.push(partAt(tables, tokens, at))
  return named(
    tokens,
    parts.map((part, at) => {
      const isName = part.end === part.start + 1 && BEGINS_NAMES.has(tokens[part.start]!.word)
      return isName && parts[at + 1]?.says === 'text' ? asText(part) : part
    }),
  )
}

const BARANGAY = new Set(['brgy', 'bgy', 'barangay'])

/** 'Brgy. Balabag' is a place, known or not. */
function named(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  return parts.flatMap((part, at): Part[] => {
    const before = parts[at - 1]
    const isNamed = (one: Part | undefined) => one?.says === 'nothing' && BARANGAY.has(tokens[one.end - 1]!.word)
    if (part.says !== 'text' || !isNamed(before)) return [part]
    const name = tokens[part.start]!.raw
    return /^\p{L}/u.test(name) ? [{ ...part, says: 'places', names: [name] }] : [part]
  })
}
