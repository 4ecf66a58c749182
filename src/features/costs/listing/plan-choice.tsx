import { clsx } from 'clsx'
import { useId } from 'react'
import { PLAN_NAMES, type PlanId } from '@/domain/finance/loan-choice'
import { allTogether } from '@/domain/finance/costs-by-month'
import { isRefused, type LoanPlan } from '@/domain/finance/loan-plans'
import { formatMoneyWhole } from '@/domain/money/money'
import { objectionText, percent } from '../parts/plan-words'

type Props = { plans: readonly LoanPlan[]; dues: number; chosen: PlanId; onChoose: (id: PlanId) => void }

/** The ways to pay side by side, each with its cost a month or with what speaks against it. */
export function PlanChoice({ plans, dues, chosen, onChoose }: Props) {
  const name = useId()
  return (
    <fieldset className="grid min-w-0 gap-2 sm:grid-cols-2">
      <legend className="sr-only">Way to pay</legend>
      {plans.map((plan) => (
        <label
          key={plan.id}
          className={clsx(
            'flex min-h-11 min-w-0 items-start gap-3 rounded-card border p-3 has-focus-visible:outline-2',
            isRefused(plan) ? 'border-dashed' : 'cursor-pointer',
            plan.id === chosen ? 'border-ink bg-surface-sunken' : 'border-line bg-surface-raised',
          )}
        >
          <input
            type="radio"
            name={name}
            className="mt-1 size-4 shrink-0 accent-action"
            checked={plan.id === chosen}
            disabled={isRefused(plan)}
            onChange={() => onChoose(plan.id)}
          />
          <span className="min-w-0">
            <span className="block font-semibold">{PLAN_NAMES[plan.id]}</span>
            {isRefused(plan) ? null : (
              <span className="figures block">
                {formatMoneyWhole(allTogether(plan, dues))} a month
                <span className="text-ink-muted"> at {percent(plan.rate)}</span>
              </span>
            )}
            {plan.objections.map((objection) => (
              <span key={objection.reason} className="block text-[0.8125rem] text-warn">
                {objectionText(objection)}
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
