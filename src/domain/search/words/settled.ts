import { CATEGORIES, type CategoryId } from '../../listing/taxonomy'
import { asText, partsOf, type Part } from './parts'
import { INSTALMENTS, widthOf, type Tables } from './tables'
import { longest, type Token } from './tokens'

const UNITED = new Set<Part['says']>(['types', 'places', 'landmarks'])

/** 'not in Jaro or Molo', 'not in Jaro, Molo': what follows shall not be either. */
function withoutBoth(parts: readonly Part[]): Part[] {
  const read: Part[] = []
  for (const part of parts) {
    const last = read.at(-1)
    const isListed = part.says === 'places' && last?.end === part.start
    const before = last?.says === 'or' ? read.at(-2) : isListed ? last : undefined
    const isWithout = before?.says === 'text' && before.without?.says === part.says && part.says !== 'text'
    read.push(isWithout ? { start: part.start, end: part.end, says: 'text', without: part } : part)
  }
  return read
}

/** 'a house, not a condo': what is asked for says it already. */
function withoutSaid(parts: readonly Part[]): Part[] {
  const asked = parts.flatMap((part) => (part.says === 'types' ? [part] : []))
  return parts.filter((part) => {
    const not = part.says === 'text' ? part.without : undefined
    if (not?.says !== 'types' || asked.length === 0) return true
    const isOther = ({ category, types }: typeof not) =>
      category !== not.category ||
      (types.length > 0 && not.types.length > 0 && !types.some((one) => not.types.includes(one)))
    return !asked.every(isOther)
  })
}

/** What of a lot says the same as what a rent includes. */
const ON_LOTS: Readonly<Record<string, string>> = { water: 'Water Available', electricity: 'Electricity Available' }

/** 'Water and internet included', 'kasama ang kuryente at tubig'. A lot has water, without a word for it. */
function withThings(parts: readonly Part[]): Part[] {
  const isLand = parts.some((part) => part.says === 'types' && part.category === 'land')
  const isRent = parts.some((part) => part.says === 'other' && part.field === 'mode' && part.value === 'rent')
  const besideAt = (at: number, step: number): Part | undefined =>
    parts[at]?.says === 'thing' ? besideAt(at + step, step) : parts[at]
  const isIncluded = (at: number) => [-1, 1].some((step) => besideAt(at, step)?.says === 'included')
  return parts.flatMap((part, at): Part[] => {
    if (part.says === 'included')
      return [parts[at - 1], parts[at + 1]].some((one) => one?.says === 'thing') ? [] : [asText(part)]
    if (part.says !== 'thing') return [part]
    const found = { start: part.start, end: part.end, says: 'other' } as const
    // Only a rental comes with an internet line.
    if (isIncluded(at) || (isRent && part.value === 'internet'))
      return [{ ...found, field: 'utilities', value: part.value }]
    const onLot = ON_LOTS[part.value]
    return [isLand && onLot !== undefined ? { ...found, field: 'land', value: onLot } : asText(part)]
  })
}

/** Between a kind and a narrower one: 'pahuwayan nga balay'. */
const LINKS = ['nga', 'na']

/** 'duplex house' is a duplex. Of 'house or duplex' either is enough. */
function narrowest(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  const isWithin = (one: Part | undefined, other: Part) =>
    one?.says === 'types' &&
    other.says === 'types' &&
    !other.kept &&
    one.types.length > 0 &&
    one.types.length < other.types.length
      ? one.types.every((type) => other.types.includes(type))
      : false
  const isJoined = (one: Part | undefined, other: Part | undefined) =>
    one && other && tokens.slice(one.end, other.start).every(({ word }) => LINKS.includes(word))
  return parts.filter((part, at) => {
    const beside = [isJoined(parts[at - 1], part) && parts[at - 1], isJoined(part, parts[at + 1]) && parts[at + 1]]
    return !beside.some((other) => other && isWithin(other, part))
  })
}

/** 'for sale/for rent' */
function bothModes(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  const isMode = (part: Part | undefined) => part?.says === 'other' && part.field === 'mode'
  const read: Part[] = []
  for (const part of parts) {
    const [other, or] = read.at(-1)?.says === 'or' ? [read.at(-2), 1] : [read.at(-1), 0]
    const isLinked = or > 0 || (other && other.end < part.start && !tokens[part.start]!.breaks)
    if (!isMode(part) || !isMode(other) || !isLinked) read.push(part)
    else
      read.splice(-1 - or, 1 + or, { start: other!.start, end: part.end, says: 'other', field: 'mode', value: 'all' })
  }
  return read
}

/** 'studio or 1BR', '2BR or 3BR' ask for as many bedrooms as one of both. */
function fewestRooms(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  const read: Part[] = []
  const rooms = (part: Part | undefined) => {
    if (part?.says === 'types' && part.kept !== undefined) return 0
    return part?.says === 'other' && part.field === 'beds' ? Number(part.value) : Infinity
  }
  for (const part of parts) {
    // '2BR/3BR'
    const isSlash = tokens[part.start - 1]?.word === '/'
    const [other, or] = isSlash ? [read.at(-1), null] : [read.at(-2), read.at(-1)]
    const [one, two] = [rooms(other), rooms(part)]
    const isBoth = (isSlash || or?.says === 'or') && Math.max(one, two) < Infinity && one + two > 0
    if (!isBoth) read.push(part)
    else {
      const [value, most] = [String(Math.min(one, two)), Math.max(one, two)]
      read.splice(isSlash ? -1 : -2, 2, {
        start: other!.start,
        end: part.end,
        says: 'other',
        field: 'beds',
        value,
        most,
      })
    }
  }
  return read
}

/** 'Pag-IBIG' gave the loan of a pasalo, sells what it took back, and else pays the balance. */
function financed(parts: readonly Part[]): Part[] {
  const stage = parts.find((part) => part.says === 'other' && part.field === 'stage')
  const by = stage?.says === 'other' ? FINANCED[stage.value] : undefined
  return parts.map((part) => {
    if (part.says !== 'other' || part.field !== 'pay') return part
    return by === 'seller' && part.value === 'in-house' ? asText(part) : { ...part, field: by ?? 'balance' }
  })
}

const FINANCED: Readonly<Record<string, string>> = { foreclosed: 'seller', 'assumed-balance': 'lender' }

/** 'Brand new kitchen' is no new home. */
function newHomes(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    const after = parts[at + 1]
    const isOfOther = after?.says === 'text' && !after.kept && after.start === part.end && !tokens[after.start]!.breaks
    return part.says === 'other' && part.field === 'condition' && part.value === 'New' && isOfOther
      ? asText(part)
      : part
  })
}

/** 'For', 'as' or 'para sa' before a kind, but not 'looking for'. */
function isPurpose(tokens: readonly Token[], start: number): boolean {
  let at = start - 1
  while (/^(an?|the)$/.test(tokens[at]?.word ?? '')) at -= 1
  const [before, word] = [tokens[at - 1]?.word ?? '', tokens[at]?.word ?? '']
  return (/^(for|as|bilang)$/.test(word) && !before.startsWith('look')) || (before === 'para' && word === 'sa')
}

/** The first of kinds with 'or' between them: 'for a house or a warehouse'. */
function chainStart(parts: readonly Part[], at: number): Part {
  const isLinked = parts[at - 1]?.says === 'or' && parts[at - 2]?.says === 'types' && parts[at]!.says === 'types'
  return isLinked ? chainStart(parts, at - 2) : parts[at]!
}

/** What no filter can say of what stands beside it. */
function withoutOthers(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  // 'dp 100k, 10k monthly' is no rent.
  const paysBitByBit = tokens.some((_, at) => longest(INSTALMENTS, tokens, at))
  const prices = parts.flatMap((part) => (part.says === 'price' ? [part.bounds] : []))
  const [low, high] = (['min', 'max'] as const).map((bound) => new Set(prices.flatMap((each) => each[bound] ?? [])))
  // '2M 3M', 'from 3M now 2M': which one is asked?
  const isUnclear = low!.size > 1 || high!.size > 1 || Math.max(...low!) > Math.min(...high!)
  return parts.map((part, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]]
    // 'lot good for a warehouse', 'house with a hospital nearby'
    const first = parts.find(({ says }) => says === 'types')
    const isOther = part.says === 'types' && parts.some((other) => other !== part && other.says === 'types')
    const served = chainStart(parts, at)
    // 'a commercial space for a restaurant' is a restaurant.
    const isItself = first?.says === 'types' && part.says === 'types' && isBare(first, [part.category])
    if (isOther && isPurpose(tokens, served.start) && first !== served && !isItself) return asText(part)
    if (isOther && tokens[part.end]?.word === 'nearby') return asText(part)
    // 'a garden of 50 sqm', '50 sqm garden'
    const isOfFeature = after?.says === 'other' && after.field === 'features' && after.start === part.end
    // 'SM Pavia'
    const branch =
      after?.says === 'places' && after.start === part.end && before?.says !== 'or' ? after.names[0]! : null
    if (part.says === 'size' && part.of === null && isOfFeature) return asText(part)
    if (
      part.says === 'landmarks' &&
      part.isChain &&
      branch !== null &&
      !part.names.some((name) => name.includes(branch))
    )
      return asText(part)
    const isInstalment = part.says === 'price' && part.monthly && paysBitByBit
    return part.says === 'price' && (isUnclear || isInstalment) ? asText(part) : part
  })
}

/** 'pool or garden': a search asks for both, so that neither is read. */
function withoutChoices(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    const others = [parts[at - 1]?.says === 'or' && parts[at - 2], parts[at + 1]?.says === 'or' && parts[at + 2]]
    const isChoice = others.some((other) => other && !(UNITED.has(part.says) && part.says === other.says))
    if (isChoice && part.says === 'other' && part.field !== 'mode') return asText(part)
    if (part.says !== 'types' || !part.kept) return part
    const { start, end, category, types } = part
    // 'studio or loft'
    if (others.some((other) => other && other.says === 'types'))
      return { start, end, says: 'types', category, types: [types[0]!] }
    if (parts.some((other) => other.says === 'types' && !other.kept))
      // 'house with rooms'
      return part.kept === 'room' ? { start, end, says: 'other', field: 'beds', value: '1' } : asText(part)
    return part
  })
}

/** A 'room' has one bedroom at most, where nothing else is said of bedrooms. */
function withinOneRoom(parts: readonly Part[]): Part[] {
  const saysRooms = parts.some((part) => part.says === 'other' && ['beds', 'maxbeds'].includes(part.field))
  return parts.flatMap((part): Part[] => {
    const { start, end } = part
    const isRoom = part.says === 'types' && part.kept === 'room' && !saysRooms
    return isRoom ? [part, { start, end, says: 'other', field: 'maxbeds', value: '1' }] : [part]
  })
}

/** A category without a type: 'lot', 'commercial'. */
export function isBare(part: Part, categories: readonly string[]): boolean {
  return part.says === 'types' && part.types.length === 0 && categories.includes(part.category)
}

const ADJECTIVES = ['residential', 'commercial', 'industrial']

/** 'lot for lease, commercial' is a commercial lot. In 'commercial, lot from 150 sqm' it says of what the size is. */
function landOfKind(parts: readonly Part[]): Part[] {
  const isKind = (part: Part | undefined): part is Part & { says: 'types' } =>
    part !== undefined && part.end === part.start + 1 && isBare(part, ADJECTIVES)
  const kinds = parts.filter(isKind)
  const lots = parts.flatMap((part, at) => (isBare(part, ['land']) ? [{ part, next: parts[at + 1] }] : []))
  const isOfLand = (kind: Part) => {
    const at = parts.indexOf(kind)
    const [before, after] = [parts[at - 1], parts[at + 1]]
    const other = parts[at + 2]
    // 'commercial or residential lot'
    if (after?.says === 'or' && other?.says === 'types' && other.category === 'land' && other.types.length > 0)
      return true
    // 'commercial or lot' are two things, 'lot, residential or commercial' is one.
    const isChoice = [before?.says === 'or' && parts[at - 2], after?.says === 'or' && other].some(
      (one) => one && !isKind(one),
    )
    return (
      !isChoice &&
      lots.some(({ part, next }) => kind.start > part.start || (kinds.length === 1 && next?.says !== 'size'))
    )
  }
  return parts.map((part) =>
    isKind(part) && isOfLand(part)
      ? { ...part, category: 'land', types: [`${CATEGORIES[part.category as CategoryId].label} Land`] }
      : part,
  )
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
  const saying = withThings(partsOf(tables, tokens).filter(({ says }) => says !== 'nothing'))
  const alone = withoutBoth(
    fewestRooms(tokens, bothModes(tokens, newHomes(tokens, narrowest(tokens, financed(saying))))),
  )
  return narrowed(landOfKind(withinOneRoom(withoutChoices(withoutOthers(tokens, withoutSaid(alone))))))
}
