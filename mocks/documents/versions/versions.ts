import announced from './announced.gen.json'
import { differences, LEVELS, type Change, type Level } from './differences'
import { factsOfCalls, factsOfEvents, type Facts } from './facts'

type Documents = { openapi: object; asyncapi: object }

export function factsOf({ openapi, asyncapi }: Documents): Facts {
  return { ...factsOfCalls(openapi as never), ...factsOfEvents(asyncapi as never) }
}

export const ANNOUNCED = announced as unknown as { version: string; facts: Facts }

export function unannounced(documents: Documents): Change[] {
  return differences(ANNOUNCED.facts, factsOf(documents))
}

/** The version after a change, by semantic versioning; documentary changes count as a patch. */
export function nextVersion(version: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const has = (level: Level) => changes.some((change) => change.level === level)
  if (has('breaking')) return `${major + 1}.0.0`
  if (has('additive')) return `${major}.${minor + 1}.0`
  return changes.length > 0 ? `${major}.${minor}.${patch + 1}` : version
}

/** The version that the documents show: the announced one, or the one that follows, marked as not announced. */
export function shownVersion(changes: readonly Change[]): string {
  return changes.length > 0 ? `${nextVersion(ANNOUNCED.version, changes)}-next` : ANNOUNCED.version
}

/** @public Called by write.mjs. Changes in words, the breaking ones first. */
export function changesInWords(changes: readonly Change[]): string {
  return LEVELS.flatMap((level) => {
    const ofLevel = changes.filter((change) => change.level === level)
    return ofLevel.length === 0
      ? []
      : [`${level}: ${ofLevel.length}`, ...ofLevel.map(({ place, words }) => `  ${place} ${words}`)]
  }).join('\n')
}

/** @public Called by write.mjs. A section of the changelog. Documentary changes are counted, not listed. */
export function changelogSection(version: string, date: string, changes: readonly Change[]): string {
  const of = (level: Level) => changes.filter((change) => change.level === level)
  const list = (level: Level) => {
    const byWords = new Map<string, Change[]>()
    for (const change of of(level)) byWords.set(change.words, [...(byWords.get(change.words) ?? []), change])
    return [...byWords].map(([words, same]) => `- ${placesInWords(same.map(({ place }) => place))} ${words}.`)
  }
  const part = (title: string, level: Level) => (of(level).length > 0 ? [`### ${title}`, '', ...list(level), ''] : [])
  return [
    `## ${version} (${date})`,
    '',
    ...part('Breaking', 'breaking'),
    ...part('Added', 'additive'),
    `Described or shown in other words: ${of('documentary').length} places.`,
    '',
  ].join('\n')
}

const MOST_PLACES = 8

function placesInWords(places: readonly string[]): string {
  const shown = places.slice(0, MOST_PLACES).map((place) => `\`${place}\``)
  const more = places.length - shown.length
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}:`
}

/** @public Called by write.mjs. The snapshot as it is kept: a fact a line, so that its own differences can be read. */
export function snapshotText(version: string, facts: Facts): string {
  const lines = Object.entries(facts).map(([place, fact]) => `    ${JSON.stringify(place)}: ${JSON.stringify(fact)}`)
  return `{\n  "version": ${JSON.stringify(version)},\n  "facts": {\n${lines.join(',\n')}\n  }\n}\n`
}
