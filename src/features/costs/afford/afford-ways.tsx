import type { Figures } from '@/domain/finance/figures'
import { PLAN_IDS, PLAN_NAMES, type PlanId } from '@/domain/finance/loan-choice'
import { isRefused, loanPlan } from '@/domain/finance/loan-plans'
import type { Dwelling, LoanInputs } from '@/domain/finance/purchase'
import { Card } from '@/ui/card/card'
import { FactRows } from '@/ui/facts/fact-rows'
import { objectionText, percent, PLAN_SENTENCES, termText } from '../parts/plan-words'
import { MODEST_PRICE } from './wanted'
import { useWords } from '@/words/use-words'

type Props = { inputs: LoanInputs; dwelling: Dwelling; figures: Figures }

/** What each loan asks of anybody, until income and savings say which prices it reaches. */
export function AffordWays(props: Props) {
  const t = useWords()
  return (
    // Below this width the form alone fills the screen.
    <div className="hidden lg:block">
      <h2 className="mb-3 text-lg">{t('Ways to pay')}</h2>
      <div className="grid gap-4 xl:grid-cols-2 2xl:grid-cols-3">
        {PLAN_IDS.map((id) => (
          <Way key={id} {...props} id={id} />
        ))}
      </div>
    </div>
  )
}

function Way({ id, inputs, dwelling, figures }: Props & { id: PlanId }) {
  const t = useWords()
  const [plan, dearer] = [MODEST_PRICE, 2 * figures.pagibig_economic_limit.value].map((price) =>
    loanPlan(id, { price, dwelling, preSelling: id === 'pre_selling' }, { ...inputs, income: null }, figures),
  )
  if (!plan || !dearer) return null
  const down = [plan.presetDown, isRefused(dearer) ? plan.presetDown : dearer.presetDown].map(percent)
  return (
    <Card title={t(PLAN_NAMES[id])} level={3}>
      <p className="mb-2 text-ink-muted">{t(PLAN_SENTENCES[id])}</p>
      {isRefused(plan) ? (
        <p className="font-semibold">{plan.objections.map(objectionText).join(' ')}</p>
      ) : (
        <FactRows
          facts={[
            { label: t('Rate'), value: percent(plan.rate) },
            { label: t('Down payment'), value: [...new Set(down)].join('–') },
            { label: t('Time to pay'), value: termText(plan.months) },
          ]}
        />
      )}
    </Card>
  )
}
