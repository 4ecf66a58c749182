import { labelOf } from '@/domain/listing/field-kinds'
import type { Listing } from '@/domain/listing/listing'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import type { PaymentStep } from '@/domain/papers/payment-timeline'
import { counted } from '@/domain/text'
import { calendarWords } from './paper-facts'

type Props = { steps: readonly PaymentStep[]; listing: Pick<Listing, 'currency'>; currency: string }

/** How the developer is paid, step by step. */
export function PaymentTimeline({ steps, listing, currency }: Props) {
  const money = (amount: number) => formatMoneyWhole(convertMoney(amount, listing.currency, currency), currency)
  return (
    <div className="mt-6">
      <h3 className="mb-3 text-[0.9375rem]">How it is paid</h3>
      <ol className="grid gap-4 sm:grid-cols-3">
        {steps.map((step) => {
          const { title, note } = wordsOf(step, money)
          return (
            <li key={step.is} className="min-w-0 border-t-4 border-brand pt-2.5">
              <p className="text-[0.8125rem] text-ink-muted">{title}</p>
              <p className="price text-lg">{money(step.amount)}</p>
              <p className="text-[0.8125rem]">{note}</p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function wordsOf(step: PaymentStep, money: (amount: number) => string): { title: string; note: string } {
  if (step.is === 'reservation') return { title: 'Reservation', note: 'Now, taken off the down payment' }
  if (step.is === 'down') {
    const spread = `${money(step.monthly)} a month for ${counted(step.months, 'month')}, without interest`
    return { title: 'Down payment', note: step.months > 1 ? spread : 'At once' }
  }
  const by = step.by ? `, usually by ${labelOf('payment_balance', step.by).toLowerCase()}` : ''
  return {
    title: 'Balance',
    note: `${step.turnover ? `At turnover in ${calendarWords(step.turnover)}` : 'At turnover'}${by}`,
  }
}
