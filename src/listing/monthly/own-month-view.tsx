import type { ReactNode } from 'react'
import { MonthBar } from './month-bar'
import { useMonthPreference } from './month-preference'
import { MonthViewContext, useCosts } from './use-costs'

/** Cards whose costs a month are by the loan of the visitor's search, where there is one. */
export function OwnMonthView({ children }: { children: ReactNode }) {
  const { value: loan, set } = useMonthPreference()
  const costs = useCosts(loan)
  return (
    <>
      {loan ? (
        <div className="mb-2 print:hidden">
          <MonthBar loan={loan} costs={costs} onLeave={() => set(null)} />
        </div>
      ) : null}
      <MonthViewContext value={costs.view}>{children}</MonthViewContext>
    </>
  )
}
