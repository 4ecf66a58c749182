import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { affordablePrice, boundOf, type Affordable, type Bound, type Means } from '@/domain/finance/affordability'
import { allTogether } from '@/domain/finance/costs-by-month'
import type { Figures } from '@/domain/finance/figures'
import { PLAN_IDS, PLAN_NAMES, type PlanId } from '@/domain/finance/loan-choice'
import { loanPlan } from '@/domain/finance/loan-plans'
import type { Dwelling } from '@/domain/finance/purchase'
import { formatMoneyWhole } from '@/domain/money/money'
import type { SearchState } from '@/domain/search/filter-state'
import { writeSearch } from '@/domain/search/search-params'
import { useCounts } from '@/listing/search/use-counts'
import { useRoutePrefix } from '@/session/route-prefix'
import { buttonClass } from '@/ui/button/button-class'
import { Card } from '@/ui/card/card'
import { FactRows } from '@/ui/facts/fact-rows'
import { homeOf, MODEST_PRICE, upTo } from './wanted'
import { objectionText, percent, PLAN_SENTENCES, termText } from '../parts/plan-words'
import { t, type Label } from '@/words/words'
import { useWords } from '@/words/use-words'

type Props = { means: Means; wanted: SearchState; figures: Figures }
type ReachProps = Props & { reach: Affordable; dwelling: Dwelling }

export function AffordResults({ means, wanted, figures }: Props) {
  const t = useWords()
  const dwelling = homeOf(wanted) ?? 'house'
  const found = PLAN_IDS.map((id) => ({ id, reach: affordablePrice(id, dwelling, means, figures) }))
  const fitting = found.flatMap(({ reach }) => (reach ? [reach] : [])).toSorted((one, other) => other.price - one.price)
  const refused = found.filter(({ reach }) => reach === null)
  // Few homes are sold before they are built.
  const best = fitting.find(({ plan }) => plan.id !== 'pre_selling') ?? fitting[0]
  return (
    <div className="grid gap-4">
      <p role="status" className="text-lg">
        {best ? (
          <>
            {t.rich('You can look at homes up to about {price}.', {
              price: <strong className="figures">{formatMoneyWhole(best.price)}</strong>,
            })}
          </>
        ) : (
          t('No loan reaches a price with this income and these savings.')
        )}
      </p>
      {fitting.map((reach) => (
        <Reach key={reach.plan.id} {...{ reach, means, wanted, dwelling, figures }} />
      ))}
      {refused.length > 0 ? (
        <Card title={t('What does not fit')}>
          <ul className="grid gap-2">
            {refused.map(({ id }) => (
              <li key={id}>
                <strong>{t(PLAN_NAMES[id])}:</strong> {reasonOf(id, means, dwelling, figures)}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  )
}

function reasonOf(id: PlanId, means: Means, dwelling: Dwelling, figures: Figures): string {
  const purchase = { price: MODEST_PRICE, dwelling, preSelling: id === 'pre_selling' }
  const reasons = loanPlan(id, purchase, { ...means, downPayment: null }, figures).objections
  return reasons.length > 0
    ? reasons.map(objectionText).join(' ')
    : t('The savings do not cover the down payment and closing costs, or the payments exceed {rate} of the income.', {
        rate: percent(figures.pagibig_income_share.value),
      })
}

const BOUNDS: Record<Bound, Label> = {
  savings: 'Your savings set this limit, not your income.',
  income: 'Your income sets this limit, not your savings.',
  both: 'Your income and your savings both set this limit.',
  loan: 'The loan itself sets this limit, not your income or your savings.',
}

function Reach({ reach, means, wanted, dwelling, figures }: ReachProps) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const { plan, price, closing } = reach
  const search = upTo(price, wanted)
  const [count] = useCounts(JSON.stringify(writeSearch(search)), [search]) ?? []
  return (
    <Card title={t(PLAN_NAMES[plan.id])} level={3}>
      <p className="price text-2xl">{formatMoneyWhole(price)}</p>
      <p className="mt-1 font-semibold">{t(BOUNDS[boundOf(reach, dwelling, means, figures)])}</p>
      <p className="mt-1 mb-2 text-ink-muted">{t(PLAN_SENTENCES[plan.id])}</p>
      <FactRows
        columns={2}
        facts={[
          { label: t('A month, with insurance'), value: formatMoneyWhole(allTogether(plan, 0)) },
          { label: t('Time to pay'), value: termText(plan.months) },
          { label: t('Down payment'), value: formatMoneyWhole(plan.downPayment) },
          { label: t('Closing costs'), value: formatMoneyWhole(closing) },
        ]}
      />
      {count === 0 ? <p className="mt-4">{t('No home for sale is within this price right now.')}</p> : null}
      <Link
        to={`${prefix}/properties`}
        search={writeSearch(search)}
        className={clsx(buttonClass({ variant: 'outline' }), 'mt-4')}
      >
        {count
          ? t.count(count, 'Show {n} home up to {price}', 'Show {n} homes up to {price}', {
              price: formatMoneyWhole(price),
            })
          : t('Search up to {price}', { price: formatMoneyWhole(price) })}
      </Link>
    </Card>
  )
}
