import type { LoanYear } from '@/domain/finance/amortization'
import { allTogether } from '@/domain/finance/costs-by-month'
import { installmentRefund } from '@/domain/finance/installment-refund'
import { planYears, type LoanPlan } from '@/domain/finance/loan-plans'
import { formatMoneyWhole } from '@/domain/money/money'
import { FactRows, type RowFact } from '@/ui/facts/fact-rows'
import { percent, termText } from '../parts/plan-words'
import { YearTable } from './year-table'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

export function PlanDetails({ plan, dues, income }: { plan: LoanPlan; dues: number; income: number | null }) {
  const years = planYears(plan)
  const interest = years.reduce((sum, year) => sum + year.interest, 0)
  return (
    <div className="min-w-0">
      <FactRows
        facts={[
          ...downPaymentFacts(plan),
          ...loanFacts(plan, interest),
          ...duesFacts(plan, dues),
          ...incomeFacts(plan, income),
        ]}
        columns={2}
      />
      <RefundNote plan={plan} />
      {years.length > 0 && plan.loan > 0 ? (
        <>
          <InterestChart years={years} />
          <YearTable years={years} />
        </>
      ) : null}
    </div>
  )
}

function downPaymentFacts({ downPayment, spread }: LoanPlan): RowFact[] {
  const whole = { label: t('Down payment'), value: formatMoneyWhole(downPayment) }
  if (!spread) return [whole]
  return [
    whole,
    { label: t('Reservation'), value: formatMoneyWhole(spread.reservation) },
    {
      label: t('Until turnover'),
      value: t('{price} a month for {term}, without interest', {
        price: formatMoneyWhole(spread.monthly),
        term: termText(spread.months),
      }),
    },
  ]
}

function loanFacts(plan: LoanPlan, interest: number): RowFact[] {
  const { loan, monthly, months, rate, fixedMonths, afterFixing, insurance } = plan
  return [
    { label: t('Loan'), value: formatMoneyWhole(loan) },
    { label: t('Payment a month'), value: formatMoneyWhole(monthly) },
    {
      label: t('Rate'),
      value: t('{rate}, fixed for {term}', { rate: percent(rate), term: termText(fixedMonths) }),
    },
    { label: t('Time to pay'), value: termText(months) },
    ...(afterFixing
      ? [
          {
            label: t('If the rate then rises'),
            value: t('{price} a month at {rate}', {
              price: formatMoneyWhole(afterFixing.monthly),
              rate: percent(afterFixing.rate),
            }),
          },
        ]
      : []),
    { label: t('Insurance'), value: t('about {price} in the first month', { price: formatMoneyWhole(insurance) }) },
    { label: t('Total interest'), value: formatMoneyWhole(interest) },
  ]
}

function duesFacts(plan: LoanPlan, dues: number): RowFact[] {
  return [
    ...(dues > 0
      ? [{ label: t('Association dues'), value: t('{price} a month', { price: formatMoneyWhole(dues) }) }]
      : []),
    { label: t('Total'), value: t('about {price} a month', { price: formatMoneyWhole(allTogether(plan, dues)) }) },
  ]
}

function incomeFacts(
  { incomeNeeded, loan, loanOnIncome, monthly, insurance }: LoanPlan,
  income: number | null,
): RowFact[] {
  const needed =
    incomeNeeded === null
      ? []
      : [{ label: t('Income needed'), value: t('about {price} a month', { price: formatMoneyWhole(incomeNeeded) }) }]
  if (!income) return needed
  const carried =
    loanOnIncome !== null && loanOnIncome < loan
      ? [{ label: t('Loan on your income'), value: t('about {price}', { price: formatMoneyWhole(loanOnIncome) }) }]
      : []
  return [
    ...needed,
    ...carried,
    { label: t('Of your income'), value: percent(Math.round(((monthly + insurance) / income) * 100)) },
  ]
}

const MONTHS_FOR_HALF = 24

/** What the law gives back to who stops paying a seller's installments. Loans of banks and Pag-IBIG are none. */
function RefundNote({ plan: { downPayment, id, monthly, spread } }: { plan: LoanPlan }) {
  const t = useWords()
  if (id !== 'in_house' && !spread) return null
  const months = spread ? spread.months : MONTHS_FOR_HALF
  const paid = spread ? downPayment : downPayment + monthly * MONTHS_FOR_HALF
  const { amount, graceMonths, share } = installmentRefund(months / 12, paid)
  if (share === 0) return null
  return (
    <p className="mt-3 text-[0.8125rem] text-ink-muted">
      {t(
        'After {term} of installments the Maceda law (RA 6552) gives {months} months of grace, and on cancellation {share}% of what was paid: about {price}.',
        { term: termText(months), months: graceMonths, share, price: formatMoneyWhole(amount) },
      )}
    </p>
  )
}

const HEIGHT = 96
const STEP = 10
const BAR = 7

function InterestChart({ years }: { years: readonly LoanYear[] }) {
  const t = useWords()
  const most = Math.max(...years.map(({ payment }) => payment))
  const tall = (amount: number) => (amount / most) * HEIGHT
  return (
    <figure className="mt-5">
      <svg
        aria-hidden
        viewBox={`0 0 ${years.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full"
      >
        {years.map(({ year, interest, principal }) => {
          const x = (year - 1) * STEP + (STEP - BAR) / 2
          const [upper, lower] = [tall(interest), tall(principal)]
          return (
            <g key={year}>
              <rect x={x} width={BAR} y={HEIGHT - lower} height={lower} className="fill-rent" />
              <rect x={x} width={BAR} y={HEIGHT - lower - upper} height={upper} className="fill-brand" />
            </g>
          )
        })}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[0.8125rem] text-ink-muted">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-sm bg-brand" /> {t('Interest, year by year')}
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-sm bg-rent" /> {t('Loan paid back')}
        </span>
      </figcaption>
    </figure>
  )
}
