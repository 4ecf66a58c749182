import type { ReactNode } from 'react'
import { MonthBar } from './month-bar'
import { useMonthPreference } from './month-preference'
import { MonthViewContext, useCosts, useMonthSwitch } from './use-costs'

/** Cards that follow the visitor's own choice of prices or costs by month, below the bar that changes it. */
export function OwnMonthView({ children }: { children: ReactNode }) {
  const loan = useMonthPreference((state) => state.value)
  const costs = useCosts(loan)
  const switchTo = useMonthSwitch()
  const choose = async (on: boolean) => {
    const next = await switchTo(on)
    if (next !== undefined) useMonthPreference.getState().set(next)
  }
  return (
    <>
      <div className="mb-2 print:hidden">
        <MonthBar loan={loan} costs={costs} onSwitch={(on) => void choose(on)} />
      </div>
      <MonthViewContext value={costs.view}>{children}</MonthViewContext>
    </>
  )
}
