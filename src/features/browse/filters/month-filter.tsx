import { useQueryClient } from '@tanstack/react-query'
import { PLAN_IDS, PLAN_NAMES, type PlanId } from '@/domain/finance/loan-choice'
import { compactMoney, convertMoney, formatMoneyWhole, symbolOf } from '@/domain/money/money'
import { changeFilters, switchByMonth } from '@/domain/search/search-changes'
import { monthSlider } from '@/domain/search/sliders'
import { shownAmount } from '@/domain/units/typed-bounds'
import { useLoanInputs, type KeptLoanInputs } from '@/listing/monthly/loan-inputs'
import { loanOfVisitor } from '@/listing/monthly/month-engine'
import { useCurrency } from '@/session/preferences'
import { NumberField } from '@/ui/number-field/number-field'
import type { Range } from '@/ui/range-slider/range'
import { RangeSlider } from '@/ui/range-slider/range-slider'
import { Select } from '@/ui/select/select'
import { histogram } from '@/domain/search/facets'
import { roundStep, type PriceFilterProps } from './price-slider'
import { useWords } from '@/words/use-words'

const MOST_YEARS = 30

export function MonthFilter({ search, prices, change }: PriceFilterProps) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const client = useQueryClient()
  const { loan, filters, mode, category } = search
  const { max, step } = monthSlider(category)
  const shownStep = currency === 'PHP' ? step : roundStep(convertMoney(step, 'PHP', currency))
  const shownMax = shownStep * Math.round(max / step)
  const [low, high] = filters.monthRange
  const shown = (pesos: number) => shownAmount(pesos, currency)
  // An unchanged bound keeps its pesos.
  const kept = (value: number, before: number | null) =>
    before !== null && value === shown(before) ? before : convertMoney(value, currency, 'PHP')
  const set = ([from, to]: Range) =>
    change((state) => changeFilters(state, { monthRange: [kept(from, low), to === null ? null : kept(to, high)] }), {
      replace: true,
    })
  const update = async (changes: Partial<KeptLoanInputs>) => {
    const { plan, downPayment, years } = { ...loan, ...changes }
    useLoanInputs.getState().update((now) => ({ ...now, plan, downPayment, years }))
    const next = await loanOfVisitor(client)
    change((state) => switchByMonth(state, next), { replace: true })
  }
  return (
    <div className="grid gap-4">
      <RangeSlider
        label={t('A month')}
        names={[t('Minimum a month'), t('Maximum a month')]}
        track={{ min: 0, max: shownMax, step: shownStep }}
        value={[shown(low), high === null ? null : shown(high)]}
        onValueChange={set}
        onValueDrag={set}
        format={(value) => formatMoneyWhole(value, currency)}
        openText={t('{price} and up', { price: compactMoney(shownMax, currency) })}
        histogram={histogram(prices, convertMoney(shownMax, currency, 'PHP'))}
        tone={mode === 'all' ? 'action' : mode}
        prefix={symbolOf(currency)}
      />
      <Select<PlanId>
        label={t('Way to pay')}
        options={PLAN_IDS.map((value) => ({ value, label: t(PLAN_NAMES[value]) }))}
        value={loan.plan}
        onValueChange={(plan) => void update({ plan })}
      />
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label={t('Down payment')}
          suffix="%"
          placeholder={t('Usual')}
          value={loan.downPayment}
          onValueChange={(typed) => void update({ downPayment: typed === null ? null : Math.min(100, typed) })}
        />
        {loan.plan === 'in_house' ? null : (
          <NumberField
            label={t('Time to pay')}
            suffix={t('years')}
            placeholder={t('Usual')}
            value={loan.years}
            onValueChange={(typed) =>
              void update({ years: typed === null ? null : Math.max(1, Math.min(MOST_YEARS, Math.round(typed))) })
            }
          />
        )}
      </div>
    </div>
  )
}
