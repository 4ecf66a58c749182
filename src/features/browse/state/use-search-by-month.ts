import { switchByMonth } from '@/domain/search/search-changes'
import { useMonthSwitch } from '@/listing/monthly/use-costs'
import type { ChangeSearch } from './use-search-state'

/** Switches a search between prices and costs by month, and keeps the choice for other screens. */
export function useSearchByMonth(change: ChangeSearch): (on: boolean) => void {
  const switchTo = useMonthSwitch()
  return (on) =>
    void switchTo(on).then((loan) => {
      if (loan !== undefined) change((search) => switchByMonth(search, loan))
    })
}
