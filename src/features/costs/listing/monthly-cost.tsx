import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Figures } from '@/domain/finance/figures'
import { loanOfBuyer, monthlyOf } from '@/domain/finance/costs-by-month'
import { PLAN_NAMES } from '@/domain/finance/loan-choice'
import { loanPlans } from '@/domain/finance/loan-plans'
import type { Purchase } from '@/domain/finance/purchase'
import { formatMoneyWhole } from '@/domain/money/money'
import { useLoanInputs, type KeptLoanInputs } from '@/listing/monthly/loan-inputs'
import { useMonthPreference } from '@/listing/monthly/month-preference'
import { useRoutePrefix } from '@/session/route-prefix'
import { buttonClass } from '@/ui/button/button-class'
import { BuyerFields } from '../parts/buyer-fields'
import { FigureNote } from '../parts/figures-note'
import { PLAN_SENTENCES, rateFigure } from '../parts/plan-words'
import { PlanChoice } from './plan-choice'
import { PlanDetails } from './plan-details'
import { PlanInputs } from './plan-inputs'

/** What the home costs a month by each kind of loan, with the inputs that decide it. */
export function MonthlyCost({ purchase, dues, figures }: { purchase: Purchase; dues: number; figures: Figures }) {
  const { value: inputs, update } = useLoanInputs()
  const prefix = useRoutePrefix()
  const plans = loanPlans(purchase, inputs, figures)
  const opened = monthlyOf(purchase, dues, inputs, figures)
  useFollowingMonths(inputs, figures)
  if (!opened) return null
  const { plan, monthly, label } = opened
  return (
    <section aria-label="Cost a month">
      <h3 className="mb-2.5 text-[0.9375rem]">Cost a month</h3>
      <p className="mb-3">
        <strong className="figures">{formatMoneyWhole(monthly)} a month</strong>
        <span className="block text-[0.8125rem] text-ink-muted">{label}</span>
      </p>
      <PlanChoice
        {...{ plans, dues }}
        chosen={plan.id}
        onChoose={(chosen) => update((now) => ({ ...now, plan: chosen }))}
      />
      <p className="mt-4 mb-3">{PLAN_SENTENCES[plan.id]}</p>
      <div className="grid gap-4 print:hidden">
        <PlanInputs plan={plan} price={purchase.price} />
        <div className="grid gap-4 sm:grid-cols-2">
          <BuyerFields />
        </div>
      </div>
      <div className="mt-4">
        <PlanDetails plan={plan} dues={dues} income={inputs.income} />
      </div>
      <div className="mt-3">
        <FigureNote name={`Rate of ${PLAN_NAMES[plan.id]}`} figure={figures[rateFigure(plan.id, inputs)]} />
      </div>
      <Link to={`${prefix}/afford`} className={`${buttonClass({ variant: 'outline' })} mt-4`}>
        What can I afford?
      </Link>
    </section>
  )
}

/** Where prices are shown by month, they follow the inputs. */
function useFollowingMonths(inputs: KeptLoanInputs, figures: Figures): void {
  useEffect(() => {
    const { current, set } = useMonthPreference.getState()
    if (current() !== null) set(loanOfBuyer(inputs.plan ?? 'pagibig', inputs, figures))
  }, [inputs, figures])
}
