import { CATEGORY_IDS, subtypesOf } from '../../listing/taxonomy'
import { keptBound } from '../../units/typed-bounds'
import { writeArea } from '../query/area'
import type { SearchParams } from '../search-params'
import { boundsText } from '../url-values'
import { amountAt, type Bounds } from './amounts'
import { areaNear } from './near'
import { LANDMARK_NAMES, PLACES, STREETS, tablesFor, type Language, type Tables } from './tables'
import { longest, tokensOf, type Token } from './tokens'

/** What a part of a text says: `value` of the parameter `field`. */
export type Understood = { from: number; to: number; field: string; value: string }
/** A text as a search: parameters of the address, what they rest on, and what is left as text. */
export type Interpretation = { params: SearchParams; understood: Understood[]; left: string }

type Part = { start: number; end: number } & (
  | { says: 'other'; field: string; value: string }
  | { says: 'types'; category: string; types: readonly string[] }
  | { says: 'places' | 'landmarks'; names: readonly string[] }
  | { says: 'price'; bounds: Bounds; monthly: boolean }
  | { says: 'size'; bounds: Bounds; hectares: boolean }
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
  if (field === 'category') return { ...at, says: 'types', category: value, types: [] }
  if (field !== 'type') return { ...at, says: 'other', field, value }
  const types = value.split('|')
  const category = CATEGORY_IDS.find((id) => types.every((type) => subtypesOf(id).includes(type)))!
  return { ...at, says: 'types', category, types }
}

function placeAt(tables: Tables, tokens: readonly Token[], start: number): Part | null {
  const near = longest(tables.near, tokens, start)
  let from = near?.end ?? start
  // 'near the cathedral'
  if (near) from = longest(tables.filler, tokens, from)?.end ?? from
  const [landmark, place] = [longest(LANDMARK_NAMES, tokens, from), longest(PLACES, tokens, from)]
  const end = Math.max(landmark?.end ?? 0, place?.end ?? 0)
  if (end === 0 || longest(STREETS, tokens, end)) return near && { start, end: near.end, says: 'nothing' }
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
  if (amount.of === 'size') return { ...at, says: 'size', bounds: amount.bounds, hectares: amount.hectares }
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
    return { start, end: saidAt(tables, tokens, of)?.end ?? not.end, says: 'text' }
  }
  const or = longest(tables.or, tokens, start)
  if (or) return { start, end: or.end, says: 'or' }
  const filler = longest(tables.filler, tokens, start)
  return filler ? { start, end: filler.end, says: 'nothing' } : { start, end: start + 1, says: 'text' }
}

function partsOf(tables: Tables, tokens: readonly Token[]): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; at = parts.at(-1)!.end) parts.push(partAt(tables, tokens, at))
  return parts
}

const UNITED = new Set<Part['says']>(['types', 'places', 'landmarks'])

/** 'pool or garden': a search asks for both, so that neither is read. */
function withoutChoices(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    const others = [parts[at - 1]?.says === 'or' && parts[at - 2], parts[at + 1]?.says === 'or' && parts[at + 2]]
    const isChoice = others.some((other) => other && !(UNITED.has(part.says) && part.says === other.says))
    return isChoice && part.says === 'other' && part.field !== 'mode'
      ? { start: part.start, end: part.end, says: 'text' }
      : part
  })
}

const textOf = ({ min, max }: Bounds) => boundsText([min ?? 0, max]) ?? ''

/** What is read first counts; what contradicts it stays as text. */
function take(parts: readonly Part[]) {
  const other = new Map<string, string>()
  const [types, places, landmarks] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const bounds = { price: { min: null, max: null } as Bounds, size: { min: null, max: null } as Bounds }
  let [category, monthly, hectares, isWhole] = ['', false, false, false]
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
    const known = bounds[part.says]
    const { min, max } = part.bounds
    if ((min !== null && known.min !== null) || (max !== null && known.max !== null)) return null
    known.min ??= min
    known.max ??= max
    if (part.says === 'price') monthly ||= part.monthly
    else hectares ||= part.hectares
    return { field: part.says, value: textOf(part.bounds) }
  }

  for (const part of parts) {
    const said = fits(part)
    if (said) taken.push({ part, field: said.field, value: said.value })
  }
  return { other, types, places, landmarks, bounds, category, monthly, hectares, isWhole, taken }
}

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
  const parts = withoutChoices(partsOf(tablesFor(language), tokens))
  const read = take(parts)
  if (read.taken.length === 0) return { params: {}, understood: [], left: text.trim() }
  const { other, types, places, landmarks, bounds, category, isWhole, hectares } = read
  const params: SearchParams = Object.fromEntries(other)
  const spanOf = ({ start, end }: Part) => ({ from: tokens[start]!.from, to: tokens[end - 1]!.to })
  const understood = read.taken.map(({ part, field, value }) => ({ ...spanOf(part), field, value }))

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
  if (bounds.size.min !== null || bounds.size.max !== null) {
    const measure = category === 'land' || hectares ? 'lot' : 'size'
    const kept = (meters: number | null) => (meters === null ? null : keptBound(meters, measure, 'metric'))
    params[measure] = textOf({ min: kept(bounds.size.min), max: kept(bounds.size.max) })
    params.units = 'metric'
  }
  if (places.size > 0) params.in = [...places].join(',')
  if (landmarks.size > 0) {
    const { area, name } = areaNear([...landmarks])
    params.area = writeArea(area)
    if (name !== null) params.place = name
  }
  const used = new Set(read.taken.map(({ part }) => part))
  const left = parts.filter((part) => !used.has(part) && part.says !== 'nothing' && part.says !== 'or')
  return { params, understood, left: left.map((part) => textBetween(text, spanOf(part))).join(' ') }
}

const textBetween = (text: string, { from, to }: { from: number; to: number }) => text.slice(from, to)
