import { useQueryClient } from '@tanstack/react-query'
import { switchByMonth } from '@/domain/search/search-changes'
import { lazyModule } from '@/ui/lazy-module/lazy-module'
import type { ChangeSearch } from './use-search-state'

const engine = lazyModule(() => import('@/listing/monthly/month-engine'))

/** Shows costs by the loan of the visitor's inputs, or prices; neither where the code could not be loaded. */
export function useSearchByMonth(change: ChangeSearch): (on: boolean) => void {
  const client = useQueryClient()
  const show = async (on: boolean) => {
    const loan = on ? await (await engine.fetch())?.loanOfVisitor(client) : null
    if (loan !== undefined) change((search) => switchByMonth(search, loan))
  }
  return (on) => void show(on)
}
