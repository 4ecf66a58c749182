import { switchByMonth } from '@/domain/search/search-changes'
import { useMonthSwitch } from '@/listing/monthly/use-costs'
import type { ChangeSearch } from './use-search-state'

export function useSearchByMonth(change: ChangeSearch): (on: boolean) => void {
  const switchTo = useMonthSwitch()
  return (on) =>
    void switchTo(on).then((loan) => {
      if (loan !== undefined) change((search) => switchByMonth(search, loan))
    })
}
