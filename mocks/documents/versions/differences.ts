import { ADDRESS_MAX, EMAIL_MAX } from '@/contract/fields'
import { DECIMAL, NUMBER_TEXT_MAX } from '@/contract/values/numbers'
import type { Fact, Facts, Limits } from './facts'

export const LEVELS = ['breaking', 'additive', 'documentary'] as const
export type Level = (typeof LEVELS)[number]
export type Change = { level: Level; place: string; words: string }

type ValueFact = Extract<Fact, { is: 'value' }>

/** `breaking`: a client or server of the old version may fail. `documentary`: texts, examples and units. */
export function differences(before: Facts, after: Facts): Change[] {
  const removed = Object.keys(before).filter((place) => !(place in after))
  const added = Object.keys(after).filter((place) => !(place in before))
  return [
    ...outermost(removed).map((place) => ofRemoved(place, before[place]!)),
    ...outermost(added).map((place) => ofAdded(place, after[place]!)),
    ...Object.keys(after).flatMap((place) => (before[place] ? ofBoth(place, before[place], after[place]!) : [])),
  ].toSorted(
    (one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) || one.place.localeCompare(other.place),
  )
}

function outermost(places: readonly string[]): string[] {
  const known = new Set(places)
  return places.filter((place) => {
    const bare = place.replace(/^(request|answer) /, '')
    const [call = ''] = bare.split(/[ ?]/)
    if (bare !== call && known.has(call)) return false
    const owner = place.replace(/(\.[^.]+|\[\]|\|\d+)$/, '')
    return owner === place || !known.has(owner)
  })
}

function ofRemoved(place: string, fact: Fact): Change {
  // A refusal that no longer comes breaks nobody.
  if (fact.is === 'status')
    return { level: / [45]\d\d$/.test(place) ? 'additive' : 'breaking', place, words: 'is gone' }
  return { level: 'breaking', place, words: 'is gone' }
}

function ofAdded(place: string, fact: Fact): Change {
  // The table of access is said anew for a call that there was before; a new call is one change by itself.
  if (fact.is === 'caller') return { level: 'documentary', place, words: `gets ${fact.gets}` }
  const needed = fact.is === 'value' && fact.direction === 'request' && fact.required && /[.?]/.test(place)
  return { level: needed ? 'breaking' : 'additive', place, words: needed ? 'is new and has to be sent' : 'is new' }
}

function ofBoth(place: string, before: Fact, after: Fact): Change[] {
  const change = (level: Level, words: string): Change => ({ level, place, words })
  if (before.is === 'caller' && after.is === 'caller') {
    if (before.gets === after.gets) return []
    return [change(after.gets === 'allowed' ? 'additive' : 'breaking', `gets ${after.gets}, no longer ${before.gets}`)]
  }
  const changes: Change[] = []
  if ('what' in before && 'what' in after && before.what !== after.what)
    changes.push(change('breaking', `is ${after.what}, no longer ${before.what}`))
  if ('deprecated' in after && !('deprecated' in before)) changes.push(change('additive', 'is deprecated'))
  if (before.is === 'value' && after.is === 'value')
    changes.push(...ofValues(place, before, after).map(({ level, words }) => change(level, words)))
  if ('text' in before && 'text' in after && before.text !== after.text)
    changes.push(change('documentary', 'is described or shown in other words'))
  return changes
}

/** A wider request and a narrower answer break nobody; the other way round they break who keeps the old one. */
function ofValues(place: string, before: ValueFact, after: ValueFact): Omit<Change, 'place'>[] {
  const request = after.direction === 'request'
  const wider: Level = request ? 'additive' : 'breaking'
  const narrower: Level = request ? 'breaking' : 'additive'
  const found: Omit<Change, 'place'>[] = []
  if (before.required !== after.required)
    found.push(
      after.required ? { level: narrower, words: 'has to be there' } : { level: wider, words: 'may be left out' },
    )
  found.push(...ofSets(before.types, after.types, { wider, narrower }, 'type'))
  found.push(...ofSets(before.values?.map(String), after.values?.map(String), { wider, narrower }, 'value'))
  for (const name of new Set([...Object.keys(before.limits), ...Object.keys(after.limits)])) {
    const [old, now] = [before.limits[name], after.limits[name]]
    if (old === now) continue
    // Limits of answers tell a client what to expect; no client refuses an answer for them.
    const documentary =
      !request || (name === 'maxLength' && old === undefined && Number(now) >= naturalLength(place, before))
    const level = documentary ? 'documentary' : isTighter(name, before.limits, after.limits) ? narrower : wider
    found.push({ level, words: `${name} is ${now ?? 'no longer set'}${old === undefined ? '' : `, was ${old}`}` })
  }
  return found
}

/** The most characters that a value's form allows. A limit of that length narrows nothing when it is first stated. */
function naturalLength(place: string, { limits, types }: ValueFact): number {
  if (limits['format'] === 'email') return EMAIL_MAX
  if (limits['pattern'] === DECIMAL && types.includes('number')) return NUMBER_TEXT_MAX
  return place.includes('?') ? ADDRESS_MAX : Infinity
}

function isTighter(name: string, before: Limits, after: Limits): boolean {
  const [old, now] = [before[name], after[name]]
  if (now === undefined) return false
  if (name === 'pattern' && takesMoreWords(String(old), String(now))) return false
  if (old === undefined || typeof now === 'string' || name === 'multipleOf') return true
  return /^(min|exclusiveMin)/.test(name) ? now > Number(old) : now < Number(old)
}

const CHOICE = /\((\w+(?:\|\w+)+)\)/g

/** Whether a pattern differs by words alone that it takes beside the old ones. */
function takesMoreWords(old: string, now: string): boolean {
  if (old.replace(CHOICE, '') !== now.replace(CHOICE, '')) return false
  const [before, after] = [old, now].map((pattern) =>
    [...pattern.matchAll(CHOICE)].map(([, words]) => words!.split('|')),
  )
  return before!.every((words, place) => words.every((word) => after![place]?.includes(word)))
}

function ofSets(
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
  { wider, narrower }: Record<'wider' | 'narrower', Level>,
  what: string,
): Omit<Change, 'place'>[] {
  if (!before && !after) return []
  if (!before) return [{ level: narrower, words: `takes only certain ${what}s` }]
  if (!after) return [{ level: wider, words: `takes any ${what}` }]
  const gone = before.filter((each) => !after.includes(each))
  const come = after.filter((each) => !before.includes(each))
  return [
    ...gone.map((each) => ({ level: narrower, words: `no longer has the ${what} ${each}` })),
    ...come.map((each) => ({ level: wider, words: `has the new ${what} ${each}` })),
  ]
}
