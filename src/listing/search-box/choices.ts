import { useMemo } from 'react'
import type { SuggestionKind } from '@/contract/search/suggestions'
import { wordsOf } from '@/domain/search/search-text'
import { beginsAs } from '@/domain/search/suggest/suggestions'
import { interpret, type Interpretation } from '@/domain/search/words/interpret'
import { readLabels } from '@/domain/search/words/with-read'
import { useSuggestions } from '../search/use-suggestions'
import { useCurrency } from '@/session/preferences'
import { useRecentSearches } from '@/session/marks/recent-searches'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const RECENT = 5

const HEADINGS: Record<SuggestionKind | 'recent' | 'read', Label> = {
  read: 'As filters',
  recent: 'Recent searches',
  place: 'Places',
  street: 'Streets',
  landmark: 'Landmarks',
  project: 'Projects',
  type: 'Property types',
  listing: 'Properties',
}

/** One that can be chosen: what was read, a search, or a listing by its id. `place` counts all of them. */
export type Choice = {
  place: number
  text: string
  query: string
  id?: string | number | undefined
  count?: number
  read?: Interpretation
}
export type Group = { heading: string; recent: boolean; choices: Choice[] }

/** Suggestions for the typed words, own searches first; null while nothing is known. */
export function useChoices(typed: string, wanted: boolean, listings: boolean): Group[] | null {
  const t = useWords()
  const made = useRecentSearches((state) => state.value)
  const { data, isPending, isFetching } = useSuggestions(typed, wanted)
  const isLoading = isPending && isFetching
  const currency = useCurrency((state) => state.value)
  return useMemo(() => {
    if (isLoading) return null
    const words = wordsOf(typed)
    const recent = made.filter(({ text }) => beginsAs(text, words)).slice(0, RECENT)
    const shown = [
      ...readChoices(typed, currency),
      ...recent.map((one) => ({ kind: 'recent' as const, ...one, ...readAgain(one) })),
      ...(typed === '' ? [] : (data ?? [])).filter(
        ({ kind, text }) => (listings || kind !== 'listing') && !recent.some((one) => one.text === text),
      ),
    ].map((choice, place) => ({ ...choice, place }))
    return [...new Set(shown.map(({ kind }) => kind))].map((kind) => ({
      heading: t(HEADINGS[kind]),
      recent: kind === 'recent',
      choices: shown.filter((choice) => choice.kind === kind),
    }))
  }, [isLoading, typed, made, data, currency, listings, t])
}

function readAgain({ text, query }: { text: string; query: string }): { read?: Interpretation } {
  const read = query === plainQuery(text) ? interpret(text) : null
  return read && read.understood.length > 0 ? { read } : {}
}

export const plainQuery = (text: string) => String(new URLSearchParams({ q: text }))

/** What the typed sentence says, as the chips say it. */
function readChoices(typed: string, currency: string) {
  const read = interpret(typed)
  if (read.understood.length === 0) return []
  return [{ kind: 'read' as const, text: readLabels(read, currency), query: '', read }]
}
