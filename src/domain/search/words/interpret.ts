import { CATEGORY_IDS, subtypesOf } from '../../listing/taxonomy'
import { keptBound } from '../../units/typed-bounds'
import { writeArea } from '../query/area'
import type { SearchParams } from '../search-params'
import { boundsText } from '../url-values'
import { amountAt, type Bounds } from './amounts'
import { areaNear } from './near'
import { LANDMARK_NAMES, NEAR_NAMES, PLACES, STREETS, tablesFor, widthOf, type Language, type Tables } from './tables'
import { longest, tokensOf, type Token } from './tokens'

/** What a part of a text says: `value` of the parameter `field`. */
export type Understood = { from: number; to: number; field: string; value: string }
/** A text as a search: parameters of the address, what they rest on, and what is left as text. */
export type Interpretation = { params: SearchParams; understood: Understood[]; left: string }

type Part = { start: number; end: number } & (
  | { says: 'other'; field: string; value: string }
  /** `kept` stays as text too: a word of titles. */
  | { says: 'types'; category: string; types: readonly string[]; kept?: true }
  | { says: 'places' | 'landmarks'; names: readonly string[] }
  | { says: 'price'; bounds: Bounds; monthly: boolean }
  | { says: 'size'; bounds: Bounds; hectares: boolean; saysLot: boolean }
  | { says: 'measure'; value: string }
  | { says: 'text' | 'nothing' | 'or' }
)

/** Below the one nothing is for sale, from the other on nothing is for rent. */
const RENTS_UP_TO = 150_000
const SALES_FROM = 1_000_000
/** More points than areas can have. */
const MOST_LANDMARKS = 2

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
  return { ...at, says: 'types', category, types, ...(field === 'word' ? { kept: true } : {}) }
}

/** 'near a school': what a home is near to is no kind of home. */
function besideWhat(tables: Tables, tokens: readonly Token[], start: number, end: number, from: number): Part {
  const what = saidAt(tables, tokens, end) ?? saidAt(tables, tokens, from)
  const isThing = what && (what.says === 'types' || (what.says === 'other' && what.field === 'features'))
  return isThing ? { start: what.start, end: what.end, says: 'text' } : { start, end, says: 'nothing' }
}

function placeAt(tables: Tables, tokens: readonly Token[], start: number): Part | null {
  const near = longest(tables.near, tokens, start)
  let from = near?.end ?? start
  // 'near the cathedral'
  if (near) from = longest(tables.filler, tokens, from)?.end ?? from
  const [landmark, place] = [longest(near ? NEAR_NAMES : LANDMARK_NAMES, tokens, from), longest(PLACES, tokens, from)]
  const end = Math.max(landmark?.end ?? 0, place?.end ?? 0)
  if (end === 0 || longest(STREETS, tokens, end)) return near && besideWhat(tables, tokens, start, near.end, from)
  // 'La Paz' is a place before it begins 'La Paz Plaza'.
  if (place?.end === end) return { start, end, says: 'places', names: [place.value] }
  return { start, end, says: 'landmarks', names: landmark!.value }
}

function amountPart(tables: Tables, tokens: readonly Token[], start: number): Part | null {
  const amount = amountAt(tables, tokens, start)
  if (!amount) return null
  const at = { start, end: amount.end }
  if (amount.of === 'text') return { ...at, says: 'text' }
  if (amount.of === 'price') return { ...at, says: 'price', bounds: amount.bounds, monthly: amount.monthly }
  if (amount.of === 'size') {
    const { bounds, hectares, saysLot } = amount
    return { ...at, says: 'size', bounds, hectares, saysLot }
  }
  return { ...at, says: 'other', field: amount.of, value: String(amount.value) }
}

function partAt(tables: Tables, tokens: readonly Token[], start: number): Part {
  const said = saidAt(tables, tokens, start)
  const place = placeAt(tables, tokens, start)
  const longer = said && place && place.end > said.end ? place : (said ?? place)
  const found = amountPart(tables, tokens, start) ?? longer
  if (found) return found
  const not = longest(tables.not, tokens, start)
  if (not) {
    // What shall not be is no filter: it stays, with what it is said of.
    const of = longest(tables.filler, tokens, not.end)?.end ?? not.end
    const what = saidAt(tables, tokens, of) ?? placeAt(tables, tokens, of) ?? amountPart(tables, tokens, of)
    return { start, end: what?.end ?? not.end, says: 'text' }
  }
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

/** 'pool or garden': a search asks for both, so that neither is read. */
function withoutChoices(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    const others = [parts[at - 1]?.says === 'or' && parts[at - 2], parts[at + 1]?.says === 'or' && parts[at + 2]]
    const isChoice = others.some((other) => other && !(UNITED.has(part.says) && part.says === other.says))
    if (isChoice && part.says === 'other' && part.field !== 'mode') return asText(part)
    // 'studio or loft'
    if (part.says === 'types' && part.kept && others.some((other) => other && other.says === 'types'))
      return { start: part.start, end: part.end, says: 'types', category: part.category, types: ['Studio'] }
    return part
  })
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

const textOf = ({ min, max }: Bounds) => boundsText([min ?? 0, max]) ?? ''

/** What is read first counts; what contradicts it stays as text. */
function take(parts: readonly Part[]) {
  const other = new Map<string, string>()
  const [types, places, landmarks] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const none = (): Bounds => ({ min: null, max: null })
  const bounds = { price: none(), size: none(), lot: none() }
  let [category, monthly, saysLot, isWhole] = ['', false, false, false]
  const taken: { part: Part; field: string; value: string }[] = []

  const fits = (part: Part): { field: string; value: string } | null => {
    if (part.says === 'other') {
      const before = other.get(part.field)
      if (part.field === 'features') {
        other.set('features', [...new Set([...(before?.split(',') ?? []), part.value])].join(','))
        return part
      }
      if (before !== undefined && before !== part.value) return null
      other.set(part.field, part.value)
      return part
    }
    if (part.says === 'types') {
      if (category !== '' && category !== part.category) return null
      category = part.category
      isWhole ||= part.types.length === 0
      for (const type of part.types) types.add(type)
      return part.types.length > 0
        ? { field: 'subtype', value: part.types.join(',') }
        : { field: 'category', value: part.category }
    }
    if (part.says === 'places') {
      for (const name of part.names) places.add(name)
      return { field: 'in', value: part.names.join(',') }
    }
    if (part.says === 'landmarks') {
      if (landmarks.size + part.names.length > MOST_LANDMARKS) return null
      for (const name of part.names) landmarks.add(name)
      return { field: 'area', value: part.names.join(',') }
    }
    if (part.says !== 'price' && part.says !== 'size') return null
    const known = bounds[part.says === 'size' && measured(part) === 'lot' ? 'lot' : part.says]
    const { min, max } = part.bounds
    if ((min !== null && known.min !== null) || (max !== null && known.max !== null)) return null
    known.min ??= min
    known.max ??= max
    if (part.says === 'price') monthly ||= part.monthly
    else saysLot ||= part.saysLot
    return { field: part.says, value: textOf(part.bounds) }
  }

  const measured = (part: Part & { says: 'size' }) => {
    const before = parts[parts.indexOf(part) - 1]
    return before?.says === 'measure' ? before.value : part.saysLot || part.hectares ? 'lot' : 'size'
  }

  for (const [at, part] of parts.entries()) {
    // It says of what the size is that follows.
    const isMeasure = part.says === 'measure' && parts[at + 1]?.says === 'size'
    const said = isMeasure ? { field: 'measure', value: part.value } : fits(part)
    if (said) taken.push({ part, field: said.field, value: said.value })
  }
  if (category === '' && saysLot) category = 'land'
  return { other, types, places, landmarks, bounds, category, monthly, isWhole, taken }
}

/** Homes inside a building have a title of their own kind. */
const isUnits = (types: ReadonlySet<string>) =>
  types.size > 0 && [...types].every((type) => ['Condo', 'Studio', 'Loft'].includes(type))

/** The mode that an amount means where nothing else says it. */
function modeOf({ other, bounds, monthly }: ReturnType<typeof take>): string | undefined {
  const said = other.get('mode')
  if (said !== undefined) return said
  const { min, max } = bounds.price
  if (monthly || (max !== null && max <= RENTS_UP_TO)) return 'rent'
  return (max ?? min ?? 0) >= SALES_FROM ? 'sale' : undefined
}

/**
 * Reads what people type as the filters that it says, in four languages, those of `language` first. Nothing is guessed
 * in silence: each filter rests on a part of the text, and what is not read stays as text.
 */
export function interpret(text: string, language: Language = 'en'): Interpretation {
  const tokens = tokensOf(text)
  const parts = narrowed(withoutChoices(partsOf(tablesFor(language), tokens)))
  const read = take(parts)
  if (read.taken.length === 0) return { params: {}, understood: [], left: text.trim() }
  const { other, types, places, landmarks, bounds, category, isWhole } = read
  const clean = isUnits(types) ? 'CCT' : 'TCT'
  if (other.get('title') === 'clean') other.set('title', clean)
  const params: SearchParams = Object.fromEntries(other)
  const spanOf = ({ start, end }: Part) => ({ from: tokens[start]!.from, to: tokens[end - 1]!.to })
  const understood = read.taken.map(({ part, field, value }) => ({
    ...spanOf(part),
    field,
    value: value === 'clean' ? clean : value,
  }))

  const mode = modeOf(read)
  const price = read.taken.find(({ field }) => field === 'price')
  if (mode !== undefined && !other.has('mode')) understood.push({ ...spanOf(price!.part), field: 'mode', value: mode })
  if (mode !== undefined) params.mode = mode
  if (category !== '') params.category = category
  if (!isWhole && types.size > 0)
    params.subtype = subtypesOf(category as (typeof CATEGORY_IDS)[number])
      .filter((type) => types.has(type))
      .join(',')
  if (price) {
    const byMonth = read.monthly && mode === 'sale'
    params[byMonth ? 'month' : 'price'] = textOf(bounds.price)
    if (byMonth) params.by = 'month'
  }
  for (const of of ['size', 'lot'] as const) {
    const { min, max } = bounds[of]
    if (min === null && max === null) continue
    const measure = category === 'land' ? 'lot' : of
    const kept = (meters: number | null) => (meters === null ? null : keptBound(meters, measure, 'metric'))
    params[measure] = textOf({ min: kept(min), max: kept(max) })
    params.units = 'metric'
  }
  if (places.size > 0) params.in = [...places].join(',')
  if (landmarks.size > 0) {
    const { area, name } = areaNear([...landmarks])
    params.area = writeArea(area)
    if (name !== null) params.place = name
  }
  const used = new Set(read.taken.map(({ part }) => part))
  const isLeft = (part: Part) =>
    used.has(part) ? part.says === 'types' && part.kept : part.says !== 'nothing' && part.says !== 'or'
  const spans: { from: number; to: number }[] = []
  parts.forEach((part, at) => {
    const span = spanOf(part)
    if (!isLeft(part)) return
    if (at > 0 && isLeft(parts[at - 1]!)) spans.at(-1)!.to = span.to
    else spans.push(span)
  })
  const left = spans.map(({ from, to }) => text.slice(from, to)).filter((said) => /[\p{L}\p{N}]/u.test(said))
  return { params, understood, left: left.join(' ') }
}
