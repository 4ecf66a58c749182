import { CATEGORIES, CATEGORY_IDS, subtypesOf, type CategoryId } from '../../listing/taxonomy'
import { amountAt, otherAmountAt, type Bounds } from './amounts'
import { NEAR } from './near'
import { LANDMARK_NAMES, METERS_OF, NEAR_NAMES, NO_PRICE, PLACES, STREETS, widthOf, type Tables } from './tables'
import { behind, longest, type Hit, type Token } from './tokens'

export type Part = { start: number; end: number } & (
  | { says: 'other'; field: string; value: string }
  /** `kept` is a text to search for too: a word of titles. */
  | { says: 'types'; category: string; types: readonly string[]; kept?: string }
  | { says: 'places'; names: readonly string[] }
  | { says: 'landmarks'; names: readonly string[]; meters: number }
  | { says: 'price' | 'sqm'; bounds: Bounds; monthly: boolean }
  | { says: 'size'; bounds: Bounds; hectares: boolean; of: 'lot' | 'size' | null }
  | { says: 'measure'; value: string }
  /** `without`: what shall not be, by what it would say. */
  | { says: 'text'; without?: string }
  | { says: 'nothing' | 'or' }
)

function saidAt(tables: Tables, tokens: readonly Token[], start: number): Part | null {
  const hit = longest(tables.says, tokens, start)
  if (!hit) return null
  const [field = '', value = ''] = hit.value.split('=', 2)
  const at = { start, end: hit.end }
  if (field === 'text') return { ...at, says: 'text' }
  if (field === 'measure') return { ...at, says: 'measure', value }
  if (field === 'category') return { ...at, says: 'types', category: value, types: [] }
  if (field !== 'type' && field !== 'word') return { ...at, says: 'other', field, value }
  const types = value.split('|')
  const category = CATEGORY_IDS.find((id) => types.every((type) => subtypesOf(id).includes(type)))!
  return { ...at, says: 'types', category, types, ...(field === 'word' ? { kept: types[0]!.toLowerCase() } : {}) }
}

/** In meters. Farther away is not near; nearer is a price: '3.5M sa Jaro'. */
const FARTHEST = 20_000
const NEAREST = 50

/** 'near a school': what a home is near to is no kind of home. */
function besideWhat(tables: Tables, tokens: readonly Token[], start: number, end: number, from: number): Part {
  const what = saidAt(tables, tokens, end) ?? saidAt(tables, tokens, from)
  const isThing = what && (what.says === 'types' || (what.says === 'other' && what.field === 'features'))
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

function placeAt(tables: Tables, tokens: readonly Token[], start: number): Part | null {
  const near = nearAt(tables, tokens, start)
  let from = near?.end ?? start
  // 'near the cathedral'
  if (near && !longest(NEAR_NAMES, tokens, from)) from = longest(tables.filler, tokens, from)?.end ?? from
  const [landmark, place] = [longest(near ? NEAR_NAMES : LANDMARK_NAMES, tokens, from), longest(PLACES, tokens, from)]
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
  return { start, end: after?.end ?? end, says: 'landmarks', names: landmark!.value, meters }
}

function amountPart(tables: Tables, tokens: readonly Token[], start: number): Part | null {
  const amount = amountAt(tables, tokens, start)
  if (!amount) return null
  const at = { start, end: amount.end }
  if (amount.of === 'text') return { ...at, says: 'text' }
  if ('value' in amount) return { ...at, says: 'other', field: amount.of, value: String(amount.value) }
  if (amount.of === 'size') {
    const { bounds, hectares, says } = amount
    return { ...at, says: 'size', bounds, hectares, of: says }
  }
  return { ...at, says: amount.of, bounds: amount.bounds, monthly: amount.monthly }
}

function partAt(tables: Tables, tokens: readonly Token[], start: number): Part {
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
    if (what) return { start, end: what.end, says: 'text', without: what.says }
    return { start, end: longest(NO_PRICE, tokens, of)?.end ?? not.end, says: 'text' }
  }
  const other = otherAmountAt(tables, tokens, start)
  if (other !== null) return { start, end: other, says: 'text' }
  const or = longest(tables.or, tokens, start)
  if (or) return { start, end: or.end, says: 'or' }
  const filler = longest(tables.filler, tokens, start)
  return filler ? { start, end: filler.end, says: 'nothing' } : { start, end: start + 1, says: 'text' }
}

/** A word that begins names of villages: 'Villa Anilao'. */
const BEGINS_NAMES = new Set(['villa'])

function partsOf(tables: Tables, tokens: readonly Token[]): Part[] {
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

const UNITED = new Set<Part['says']>(['types', 'places', 'landmarks'])

const asText = ({ start, end }: Part): Part => ({ start, end, says: 'text' })

/** 'not in Jaro or Molo', 'not in Jaro, Molo': what follows shall not be either. */
function withoutBoth(parts: readonly Part[]): Part[] {
  const read: Part[] = []
  for (const part of parts) {
    const last = read.at(-1)
    const isListed = part.says === 'places' && last?.end === part.start
    const before = last?.says === 'or' ? read.at(-2) : isListed ? last : undefined
    const isWithout = before?.says === 'text' && before.without === part.says && part.says !== 'text'
    read.push(isWithout ? { start: part.start, end: part.end, says: 'text', without: part.says } : part)
  }
  return read
}

/** 'pool or garden': a search asks for both, so that neither is read. */
function withoutChoices(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    const others = [parts[at - 1]?.says === 'or' && parts[at - 2], parts[at + 1]?.says === 'or' && parts[at + 2]]
    const isChoice = others.some((other) => other && !(UNITED.has(part.says) && part.says === other.says))
    if (isChoice && part.says === 'other' && part.field !== 'mode') return asText(part)
    // 'studio or loft'
    if (part.says === 'types' && part.kept && others.some((other) => other && other.says === 'types'))
      return { start: part.start, end: part.end, says: 'types', category: part.category, types: ['Studio'] }
    if (part.says === 'types' && part.kept && parts.some((other) => other.says === 'types' && !other.kept))
      return asText(part)
    return part
  })
}

/** A category without a type: 'lot', 'commercial'. */
export function isBare(part: Part, categories: readonly string[]): boolean {
  return part.says === 'types' && part.types.length === 0 && categories.includes(part.category)
}

const ADJECTIVES = ['residential', 'commercial', 'industrial']

/** 'lot for lease, commercial' is a commercial lot. In 'commercial, lot from 150 sqm' it says of what the size is. */
function landOfKind(parts: readonly Part[]): Part[] {
  const [kind, ...others] = parts.filter((part) => part.end === part.start + 1 && isBare(part, ADJECTIVES))
  if (kind?.says !== 'types' || others.length > 0 || parts.some(({ says }) => says === 'or')) return [...parts]
  const isOfLand = parts.some(
    (part, at) => isBare(part, ['land']) && (kind.start > part.start || parts[at + 1]?.says !== 'size'),
  )
  const types = [`${CATEGORIES[kind.category as CategoryId].label} Land`]
  return parts.map((part) => (isOfLand && part === kind ? { ...kind, category: 'land', types } : part))
}

/** 'Tabuc Suba, Jaro' is one place: the wider one stays as text. Of 'Jaro or Pavia' either is enough. */
function narrowed(parts: readonly Part[]): Part[] {
  const widths = parts.flatMap((part) => (part.says === 'places' ? part.names.map(widthOf) : []))
  const least = Math.min(...widths)
  return parts.map((part, at) => {
    if (part.says !== 'places' || part.names.every((name) => widthOf(name) === least)) return part
    const isChoice = [-1, 1].some((step) => parts[at + step]?.says === 'or' && parts[at + 2 * step]?.says === 'places')
    return isChoice ? part : asText(part)
  })
}

/** A text in parts, each with what it says; what the parts say of each other is settled. */
export function readParts(tables: Tables, tokens: readonly Token[]): Part[] {
  const saying = partsOf(tables, tokens).filter(({ says }) => says !== 'nothing')
  return narrowed(landOfKind(withoutChoices(withoutBoth(saying))))
}
