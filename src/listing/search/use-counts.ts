import type { CostsOf } from '@/domain/finance/loan-choice'
import type { SearchState } from '@/domain/search/filter-state'
import { countMatching } from '@/domain/search/filters'
import { countsQuery } from './engines/server-queries'
import { useAnswer } from './engines/use-answer'
import { useSettledText } from './use-settled'

/** Undefined until known. In the whole list, limits by month are those of `costs`; the server has the loans. */
export function useCounts(
  name: string,
  searches: readonly SearchState[],
  costs: CostsOf | null = null,
): readonly number[] | undefined {
  // Nothing is asked while somebody types.
  const settled = useSettledText(name) === name
  return useAnswer(countsQuery([name], searches), {
    ofList: (list) => searches.map((search) => countMatching(list, search, costs)),
    settled,
  }).data
}
