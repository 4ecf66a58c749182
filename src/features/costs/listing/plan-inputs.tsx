import { FIXED_YEARS, IN_HOUSE_YEARS, type FixedYears, type InHouseYears } from '@/domain/finance/purchase'
import type { LoanPlan } from '@/domain/finance/loan-plans'
import { counted } from '@/domain/text'
import { useLoanInputs } from '@/listing/monthly/loan-inputs'
import { Select } from '@/ui/select/select'
import { BoundedField } from '../parts/bounded-field'

const years = <Years extends number>(all: readonly Years[]) =>
  all.map((each) => ({ value: String(each) as `${Years}`, label: counted(each, 'year') }))
const FIXED_OPTIONS = years(FIXED_YEARS)
const IN_HOUSE_OPTIONS = years(IN_HOUSE_YEARS)

/** The choices of one plan: how much at once, for how long, at which rate. */
export function PlanInputs({ plan, price }: { plan: LoanPlan; price: number }) {
  const { value, update } = useLoanInputs()
  const preset = Math.round((plan.downPayment / price) * 1000) / 10
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BoundedField
        label="Down payment, % of the price"
        value={value.downPayment}
        placeholder={String(preset)}
        max={100}
        onValueChange={(downPayment) => update((now) => ({ ...now, downPayment }))}
      />
      {plan.id === 'in_house' ? (
        <Select<`${InHouseYears}`>
          label="Years to pay"
          options={IN_HOUSE_OPTIONS}
          value={`${value.inHouseYears}`}
          onValueChange={(chosen) => update((now) => ({ ...now, inHouseYears: Number(chosen) as InHouseYears }))}
        />
      ) : (
        <BoundedField
          label="Years to pay"
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
          label="Rate fixed for"
          options={FIXED_OPTIONS}
          value={`${value.fixedYears}`}
          onValueChange={(chosen) => update((now) => ({ ...now, fixedYears: Number(chosen) as FixedYears }))}
        />
      ) : null}
      {plan.id === 'bank' ? (
        <BoundedField
          label="Rate of the bank, % a year"
          value={value.bankRate}
          placeholder={String(plan.rate)}
          max={30}
          onValueChange={(bankRate) => update((now) => ({ ...now, bankRate }))}
        />
      ) : null}
    </div>
  )
}
