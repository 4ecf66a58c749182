import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Figures } from '@/domain/finance/figures'
import { loanPlans, type PlanId } from '@/domain/finance/loan-plans'
import type { Purchase } from '@/domain/finance/purchase'
import { useLoanInputs } from '../loan-inputs'
import { useRoutePrefix } from '@/session/route-prefix'
import { buttonClass } from '@/ui/button/button-class'
import { BuyerFields } from '../parts/buyer-fields'
import { FigureNote } from '../parts/figures-note'
import { isRefused, PLAN_NAMES, PLAN_SENTENCES, rateFigure } from '../parts/plan-words'
import { PlanChoice } from './plan-choice'
import { PlanDetails } from './plan-details'
import { PlanInputs } from './plan-inputs'

/** What the home costs a month by each kind of loan, with the inputs that decide it. */
export function MonthlyCost({ purchase, dues, figures }: { purchase: Purchase; dues: number; figures: Figures }) {
  const inputs = useLoanInputs((state) => state.value)
  const prefix = useRoutePrefix()
  const [picked, setPicked] = useState<PlanId | null>(null)
  const plans = loanPlans(purchase, inputs, figures)
  const open = plans.filter((each) => !isRefused(each))
  const plan = open.find(({ id }) => id === picked) ?? open[0]
  if (!plan) return null
  return (
    <section aria-label="Cost a month">
      <h3 className="mb-2.5 text-[0.9375rem]">Cost a month</h3>
      <PlanChoice plans={plans} chosen={plan.id} onChoose={setPicked} />
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
