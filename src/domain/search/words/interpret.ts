import type { Language } from '@/contract/fields'
import { entryOf } from '../../listing/field-kinds'
import { FIELDS } from '../../listing/fields'
import { subtypesOf, typesText, type CategoryId } from '../../listing/taxonomy'
import { keptBound } from '../../units/typed-bounds'
import { PANEL_IDS } from '../filter-panels'
import { LIST_FILTERS } from '../filter-state'
import { writeArea } from '../query/area'
import type { SearchParams } from '../search-params'
import { boundsText } from '../url-values'
import type { Bounds } from './amounts'
import { areaNear } from './near'
import type { Part } from './parts'
import { isBare, readParts } from './settled'
import { tablesFor } from './tables'
import { tokensOf, type Token } from './tokens'

/** What a part of a text says: `value` of the parameter `field`. */
export type Understood = { from: number; to: number; field: string; value: string }
/** A text as a search: parameters of the address, what they rest on, and what is left as text. */
export type Interpretation = { params: SearchParams; understood: Understood[]; left: string }

/** Below the one nothing is for sale, from the other on nothing is for rent. */
const RENTS_UP_TO = 150_000
const SALES_FROM = 1_000_000
/** A title of its own: which one depends on what is for sale. */
const OWN = 'own'
/** More points than areas can have. */
const MOST_LANDMARKS = 2

const textOf = ({ min, max }: Bounds) => boundsText([min ?? 0, max]) ?? ''

const LISTS: ReadonlySet<string> = new Set(LIST_FILTERS.map((field) => FIELDS[field].filter.param))
const CATEGORIES_OF: ReadonlyMap<string, readonly string[] | undefined> = new Map(
  PANEL_IDS.map((panel) => [FIELDS[panel].filter.param, entryOf(panel).categories]),
)

const paramsOnlyOf = (mode: 'sale' | 'rent'): ReadonlySet<string> =>
  new Set(PANEL_IDS.filter((panel) => entryOf(panel).only === mode).map((panel) => FIELDS[panel].filter.param))
const UNITS: readonly string[] = FIELDS.unit_floor.types
const OF_SALES = paramsOnlyOf('sale')
const OF_RENTALS = paramsOnlyOf('rent')

/** Only factories have loading bays: of other kinds 'truck access' stays text. */
function isAskedOf(param: string, categories: ReadonlySet<string>): boolean {
  return CATEGORIES_OF.get(param === 'maxbeds' ? 'beds' : param)?.some((one) => categories.has(one)) ?? true
}

/** Kinds of which one is enough: those with 'or', or a comma and an 'or', between them and the given one. */
function choicesWith(parts: readonly Part[], tokens: readonly Token[], kind: Part): readonly Part[] {
  const chain = [kind]
  let hasOr = false
  for (const step of [-1, 1]) {
    for (let at = parts.indexOf(kind); ;) {
      const beside = parts[at + step]
      const isOr = beside?.says === 'or'
      const other = isOr ? parts[at + 2 * step] : beside
      const second = step > 0 ? other : parts[at]
      if (other?.says !== 'types' || !(isOr || tokens[second!.start]!.breaks)) break
      // In 'house or condo, lot 150 sqm' it says of what the size is.
      if (!isOr && isBare(other, ['land']) && parts[parts.indexOf(other) + 1]?.says === 'size') break
      hasOr ||= isOr
      chain.push(other)
      at = parts.indexOf(other)
    }
  }
  return hasOr ? chain : [kind]
}

/** What is read first counts; what contradicts it stays as text. */
function take(parts: readonly Part[], tokens: readonly Token[]) {
  const other = new Map<string, string>()
  const [types, places, landmarks] = [new Set<string>(), new Set<string>(), new Map<string, number>()]
  const none = (): Bounds => ({ min: null, max: null })
  const bounds = { price: none(), sqm: none(), size: none(), lot: none() }
  const kinds = parts.flatMap((part) => (part.says === 'types' ? [part] : []))
  // 'corner lot house' and 'investment house' are houses: a lot or a use alone says less than what stands there.
  const built = kinds.find((part) => part.types.length > 0) ?? kinds.find((part) => !isBare(part, ['land']))
  const named = kinds.flatMap(({ types }) => types)
  const hasFloors = named.length === 0 || named.some((type) => UNITS.includes(type))
  const first = (built ?? kinds[0])?.category ?? 'residential'
  const main = built ?? kinds[0]
  const chain: readonly (Part | undefined)[] = main ? choicesWith(parts, tokens, main) : []
  const asked = new Set([first, ...chain.flatMap((part) => (part?.says === 'types' ? [part.category] : []))])
  let [category, monthly, saysLot, isWhole] = ['', false, false, false]
  const taken: { part: Part; field: string; value: string }[] = []

  const fits = (part: Part): { field: string; value: string } | null => {
    if (part.says === 'other') {
      const before = other.get(part.field)
      if (!isAskedOf(part.field, asked)) return null
      // The first floor of a house is no address.
      if (part.field === 'level' && !hasFloors) return null
      if (LISTS.has(part.field)) {
        other.set(part.field, [...new Set([...(before?.split(',') ?? []), part.value])].join(','))
        return part
      }
      // 'parking for 2 cars'
      if (part.field === 'parking') {
        other.set(part.field, String(Math.max(Number(part.value), Number(before ?? 0))))
        return part
      }
      // 'CCT, titled'
      if (part.value === OWN && before !== undefined) return { field: part.field, value: before }
      // 'kwarto, tulo ka lawak'
      const isMore = part.field === 'beds' && before === '1' && Number(part.value) > 1
      if (before !== undefined && before !== part.value && before !== OWN && !isMore) return null
      if (part.most !== undefined) other.set('maxbeds', String(part.most))
      other.set(part.field, part.value)
      return part
    }
    if (part.says === 'types') {
      if (asked.size > 1 ? !chain.includes(part) : part.category !== first) return null
      category = asked.size > 1 ? 'all' : part.category
      // 'Commercial, office or warehouse' names the category of the office.
      const isNamed = kinds.some((kind) => kind.category === part.category && kind.types.length > 0)
      if (asked.size > 1 && part.types.length === 0 && !isNamed)
        for (const type of subtypesOf(part.category as CategoryId)) types.add(type)
      // 'land or residential lot' is all land, 'land, residential lot' is not.
      isWhole ||=
        asked.size === 1 &&
        part.types.length === 0 &&
        [-1, 1].some((step) => parts[parts.indexOf(part) + step]?.says === 'or')
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
      for (const name of part.names) landmarks.set(name, part.meters)
      return { field: 'area', value: part.names.join(',') }
    }
    if (part.says !== 'price' && part.says !== 'sqm' && part.says !== 'size') return null
    const known = bounds[part.says === 'size' && measured(part) === 'lot' ? 'lot' : part.says]
    const { min, max } = part.bounds
    if ((min !== null && known.min !== null) || (max !== null && known.max !== null)) return null
    known.min ??= min
    known.max ??= max
    if (part.says === 'size') saysLot ||= part.of === 'lot'
    else monthly ||= part.monthly
    return { field: part.says, value: textOf(part.bounds) }
  }

  const measured = (part: Part & { says: 'size' }) => {
    const before = parts[parts.indexOf(part) - 1]
    if (before?.says === 'measure') return before.value
    const isOfLots = part.hectares || (asked.size > 1 && asked.has('land'))
    return part.of ?? (isOfLots || (before && isLot(before)) ? 'lot' : 'size')
  }
  // In 'house, lot 150 sqm' it says of what the size is.
  const isLot = (part: Part) => part.says === 'types' && part.category === 'land' && !asked.has('land')

  for (const [at, part] of parts.entries()) {
    // It says of what the size is that follows.
    const isMeasure = (part.says === 'measure' || isLot(part)) && parts[at + 1]?.says === 'size'
    const said = isMeasure ? { field: 'measure', value: part.says === 'measure' ? part.value : 'lot' } : fits(part)
    if (said) taken.push({ part, field: said.field, value: said.value })
    if (said && part.says === 'other' && part.most !== undefined)
      taken.push({ part, field: 'maxbeds', value: String(part.most) })
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
  const { min, max } = bounds.price
  const surelySale = (max ?? min ?? 0) >= SALES_FROM
  if (said !== undefined) return said
  // A stage or a title is stated of what is for sale.
  if ([...other.keys()].some((param) => OF_SALES.has(param)) || other.get('condition') === 'Pre-Selling')
    return monthly || surelySale ? 'sale' : undefined
  if ([...other.keys()].some((param) => OF_RENTALS.has(param))) return 'rent'
  if (monthly || (max !== null && max <= RENTS_UP_TO)) return 'rent'
  return surelySale ? 'sale' : undefined
}

const PLANS: Readonly<Record<string, string>> = { 'pag-ibig': 'pagibig', bank: 'bank', 'in-house': 'in_house' }

/** Beside a month's money a lender is the plan of the loan by which it is counted. */
function asLoan(params: SearchParams, understood: Understood[]): void {
  const balance = understood.find(({ field }) => field === 'balance')
  const plan = PLANS[balance?.value ?? '']
  if (!balance || plan === undefined) return
  delete params.balance
  params.loan = plan
  understood.splice(understood.indexOf(balance), 1, { ...balance, field: 'loan', value: plan })
}

/**
 * Reads what people type as the filters that it says, in four languages, those of `language` first. Nothing is guessed
 * in silence: each filter rests on a part of the text, and what is not read stays as text.
 */
export function interpret(text: string, language: Language = 'en'): Interpretation {
  const tokens = tokensOf(text)
  const parts = readParts(tablesFor(language), tokens)
  const read = take(parts, tokens)
  if (read.taken.length === 0) return { params: {}, understood: [], left: text.trim() }
  const { other, types, places, landmarks, bounds, category, isWhole } = read
  const own = isUnits(types) ? 'CCT' : 'TCT'
  if (other.get('title') === OWN) other.set('title', own)
  const params: SearchParams = Object.fromEntries(other)
  const spanOf = ({ start, end }: Part) => ({ from: tokens[start]!.from, to: tokens[end - 1]!.to })
  const understood = read.taken.map(({ part, field, value }) => ({
    ...spanOf(part),
    field,
    value: value === OWN ? own : value,
  }))

  const mode = modeOf(read)
  const price = read.taken.find(({ field }) => field === 'price')
  const saysMode = price ?? read.taken.find(({ field }) => OF_RENTALS.has(field))
  if (mode !== undefined && !other.has('mode'))
    understood.push({ ...spanOf(saysMode!.part), field: 'mode', value: mode })
  if (mode !== undefined) params.mode = mode
  if (category !== '') params.category = category
  if (!isWhole && types.size > 0) params.subtype = typesText(category as CategoryId | 'all', types)
  if (price) {
    const byMonth = read.monthly && mode === 'sale'
    params[byMonth ? 'month' : 'price'] = textOf(bounds.price)
    if (byMonth) params.by = 'month'
    if (byMonth) asLoan(params, understood)
  }
  if (read.taken.some(({ field }) => field === 'sqm')) params.sqm = textOf(bounds.sqm)
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
    const { area, name } = areaNear(Array.from(landmarks, ([name, meters]) => ({ name, meters })))
    params.area = writeArea(area)
    if (name !== null) params.place = name
  }
  const used = new Set(read.taken.map(({ part }) => part))
  const isLeft = (part: Part | undefined) => part !== undefined && !used.has(part) && part.says !== 'or'
  const spans: { from: number; to: number; kept?: string }[] = []
  parts.forEach((part, at) => {
    const [span, before] = [spanOf(part), parts[at - 1]]
    if (part.says === 'types' && part.kept !== undefined && used.has(part)) spans.push({ ...span, kept: part.kept })
    if (!isLeft(part)) return
    if (part.says === 'text' && part.kept !== undefined) {
      spans.push({ ...span, kept: part.kept })
      return
    }
    const joins = isLeft(before) && before?.end === part.start && spans.at(-1)?.kept === undefined
    if (joins) spans.at(-1)!.to = span.to
    else spans.push(span)
  })
  const left = spans.map(({ from, to, kept = text.slice(from, to) }) => kept)
  return { params, understood, left: left.filter((said) => /[\p{L}\p{N}]/u.test(said)).join(' ') }
}
