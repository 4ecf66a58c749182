import type { SearchState } from '@/domain/search/filter-state'
import { countMatching } from '@/domain/search/filters'
import { countsQuery } from './engines/server-queries'
import { useAnswer } from './engines/use-answer'
import { useSettledText } from './use-settled'

export function useCounts(name: string, searches: readonly SearchState[]): readonly number[] | undefined {
  // Nothing is asked while somebody types.
  const settled = useSettledText(name) === name
  return useAnswer(countsQuery([name], searches), {
    ofList: (list) => searches.map((search) => countMatching(list, search)),
    settled,
  }).data
}
