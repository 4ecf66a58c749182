import { SAME_WORDS } from '@/domain/search/search-text'
import { AROUND, areaNear, NEAR } from '@/domain/search/words/near'
import { tablesFor } from '@/domain/search/words/tables'

/** Kinds of property by what people call them, a line each: 'condominium, condo unit => condo'. */
export function synonyms(): string[] {
  const kinds = new Map<string, string[]>()
  for (const [phrase, means] of tablesFor('en').says.values) {
    const [, type] = /^type=([^|]+)$/.exec(means) ?? []
    const name = type?.toLowerCase()
    if (name !== undefined && phrase !== name) kinds.set(name, [...(kinds.get(name) ?? []), phrase])
  }
  return Array.from(kinds, ([name, phrases]) => `${phrases.join(', ')} => ${name}`)
}

/** Settings of an index whose engine reads words itself, with the first few of the synonyms. */
export function wordAnalysis() {
  const folded = ['lowercase', 'asciifolding', 'short_forms']
  return {
    analysis: {
      filter: {
        short_forms: { type: 'synonym', synonyms: SAME_WORDS.map((words) => words.join(', ')) },
        kinds: { type: 'synonym_graph', synonyms: synonyms().slice(0, 5) },
        beginnings: { type: 'edge_ngram', min_gram: 4, max_gram: 20, preserve_original: true },
      },
      analyzer: {
        stored: { tokenizer: 'standard', filter: [...folded, 'beginnings'] },
        searched: { tokenizer: 'standard', filter: [...folded, 'kinds'] },
      },
    },
  }
}

/** A misspelled word: one letter wrong from four letters on, two from six on. */
export const misspelled = { match: { names: { query: 'mandurio', fuzziness: 'AUTO:4,6', prefix_length: 1 } } }

/** What 'near' asks for: the app sends a ring of corners, an engine can measure. */
export function nearClause() {
  const [name = ''] = AROUND
  const corners = areaNear([{ name, meters: NEAR }]).area.flat()
  const middle = (of: 'lat' | 'lng') =>
    Number((corners.reduce((sum, corner) => sum + corner[of], 0) / corners.length).toFixed(4))
  return { name, clause: { geo_distance: { distance: `${NEAR}m`, place: { lat: middle('lat'), lon: middle('lng') } } } }
}
