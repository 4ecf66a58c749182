import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useId } from 'react'
import type { Figures } from '@/domain/finance/figures'
import { loanOfBuyer, monthlyOf, allTogether } from '@/domain/finance/costs-by-month'
import { PLAN_NAMES, type PlanId } from '@/domain/finance/loan-choice'
import { loanPlans, isRefused, type LoanPlan } from '@/domain/finance/loan-plans'
import {
  type Purchase,
  FIXED_YEARS,
  IN_HOUSE_YEARS,
  type FixedYears,
  type InHouseYears,
} from '@/domain/finance/purchase'
import { formatMoneyWhole } from '@/domain/money/money'
import { useLoanInputs, type KeptLoanInputs } from '@/listing/monthly/loan-inputs'
import { useMonthPreference } from '@/listing/monthly/month-preference'
import { useRoutePrefix } from '@/session/route-prefix'
import { buttonClass } from '@/ui/button/button-class'
import { Fold } from '@/ui/fold/fold'
import { Select } from '@/ui/select/select'
import { BoundedField } from '../parts/bounded-field'
import { BuyerFields } from '../parts/buyer-fields'
import { FigureNote } from '../parts/figures-note'
import { PLAN_SENTENCES, rateFigure, objectionText, percent } from '../parts/plan-words'
import { PlanDetails } from './plan-details'
import { useWords } from '@/words/use-words'
import { t } from '@/words/words'

export function MonthlyCost({ purchase, dues, figures }: { purchase: Purchase; dues: number; figures: Figures }) {
  const t = useWords()
  const { value: inputs, update } = useLoanInputs()
  const prefix = useRoutePrefix()
  const plans = loanPlans(purchase, inputs, figures)
  const opened = monthlyOf(purchase, dues, inputs, figures)
  useFollowingMonths(inputs, figures)
  if (!opened) return null
  const { plan, monthly, label } = opened
  return (
    <section aria-label={t('Cost a month')}>
      <h3 className="mb-2.5 text-[0.9375rem]">{t('Cost a month')}</h3>
      <p className="mb-3">
        <strong className="figures">{t('{price} a month', { price: formatMoneyWhole(monthly) })}</strong>
        <span className="block text-[0.8125rem] text-ink-muted">{label}</span>
      </p>
      <PlanChoice
        {...{ plans, dues }}
        chosen={plan.id}
        onChoose={(chosen) => update((now) => ({ ...now, plan: chosen }))}
      />
      <Fold title={t('{plan}: details', { plan: t(PLAN_NAMES[plan.id]) })} className="mt-1">
        <p className="mb-3">{t(PLAN_SENTENCES[plan.id])}</p>
        <div className="grid gap-4">
          <PlanInputs plan={plan} price={purchase.price} />
          <div className="grid gap-4 sm:grid-cols-2">
            <BuyerFields />
          </div>
        </div>
        <div className="mt-4">
          <PlanDetails plan={plan} dues={dues} income={inputs.income} />
        </div>
        <div className="mt-3">
          <FigureNote
            name={t('Rate of {plan}', { plan: t(PLAN_NAMES[plan.id]) })}
            figure={figures[rateFigure(plan.id, inputs)]}
          />
        </div>
      </Fold>
      <Link to={`${prefix}/afford`} className={`${buttonClass({ variant: 'outline' })} mt-1`}>
        {t('What can I afford?')}
      </Link>
    </section>
  )
}

function useFollowingMonths(inputs: KeptLoanInputs, figures: Figures): void {
  useEffect(() => {
    const { current, set } = useMonthPreference.getState()
    if (current() !== null) set(loanOfBuyer(inputs.plan ?? 'pagibig', inputs, figures))
  }, [inputs, figures])
}

type Props = { plans: readonly LoanPlan[]; dues: number; chosen: PlanId; onChoose: (id: PlanId) => void }

function PlanChoice({ plans, dues, chosen, onChoose }: Props) {
  const t = useWords()
  const name = useId()
  return (
    <fieldset className="min-w-0 divide-y divide-line rounded-card border border-line bg-surface-raised">
      <legend className="sr-only">{t('Way to pay')}</legend>
      {plans.map((plan) => (
        <label
          key={plan.id}
          className={clsx(
            'flex min-h-11 min-w-0 items-start gap-3 px-3 py-2.5 first-of-type:rounded-t-card last:rounded-b-card',
            'has-focus-visible:outline-2',
            isRefused(plan) ? 'text-ink-muted' : 'cursor-pointer',
            plan.id === chosen && 'bg-surface-sunken',
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
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <span className="flex-1 font-semibold whitespace-nowrap">{t(PLAN_NAMES[plan.id])}</span>
            {isRefused(plan) ? null : (
              <span className="figures">
                {t('{price} a month', { price: formatMoneyWhole(allTogether(plan, dues)) })}
                <span className="text-ink-muted"> {t('at {rate}', { rate: percent(plan.rate) })}</span>
              </span>
            )}
            {plan.objections.map((objection) => (
              <span key={objection.reason} className="basis-full text-[0.8125rem] text-warn">
                {objectionText(objection)}
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const years = <Years extends number>(all: readonly Years[]) =>
  all.map((each) => ({ value: String(each) as `${Years}`, label: t.count(each, '{n} year', '{n} years') }))

function PlanInputs({ plan, price }: { plan: LoanPlan; price: number }) {
  const t = useWords()
  const { value, update } = useLoanInputs()
  const preset = Math.round((plan.downPayment / price) * 1000) / 10
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BoundedField
        label={t('Down payment, % of the price')}
        value={value.downPayment}
        placeholder={String(preset)}
        max={100}
        onValueChange={(downPayment) => update((now) => ({ ...now, downPayment }))}
      />
      {plan.id === 'in_house' ? (
        <Select<`${InHouseYears}`>
          label={t('Years to pay')}
          options={years(IN_HOUSE_YEARS)}
          value={`${value.inHouseYears}`}
          onValueChange={(chosen) => update((now) => ({ ...now, inHouseYears: Number(chosen) as InHouseYears }))}
        />
      ) : (
        <BoundedField
          label={t('Years to pay')}
          value={value.years}
          placeholder={String(plan.months / 12)}
          min={1}
          max={30}
          grouping={false}
          onValueChange={(chosen) => update((now) => ({ ...now, years: chosen && Math.round(chosen) }))}
        />
      )}
      {plan.id === 'pagibig' || plan.id === 'pre_selling' ? (
        <Select<`${FixedYears}`>
          label={t('Rate fixed for')}
          options={years(FIXED_YEARS)}
          value={`${value.fixedYears}`}
          onValueChange={(chosen) => update((now) => ({ ...now, fixedYears: Number(chosen) as FixedYears }))}
        />
      ) : null}
      {plan.id === 'bank' ? (
        <BoundedField
          label={t('Rate of the bank, % a year')}
          value={value.bankRate}
          placeholder={String(plan.rate)}
          max={30}
          onValueChange={(bankRate) => update((now) => ({ ...now, bankRate }))}
        />
      ) : null}
    </div>
  )
}
