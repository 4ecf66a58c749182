import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { serverNow } from '@/api/server-clock'
import { FLOOD_LEVELS } from '@/contract/listing/ph-facts'
import { labelOf } from '@/domain/listing/field-kinds'
import type { Listing } from '@/domain/listing/listing'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import { cautionsOf, foreignersNote, type Caution } from '@/domain/papers/cautions'
import { paymentTimeline, type PaymentStep } from '@/domain/papers/payment-timeline'
import { counted } from '@/domain/text'
import { useCurrency } from '@/session/preferences'
import { useUnitSystem } from '@/session/units'
import { FactRows } from '@/ui/facts/fact-rows'
import { DetailSection } from '../details/detail-section'
import { notStated, paperFacts, calendarWords } from './paper-facts'

const MANILA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' })

/** 'Papers and risk': what the seller states of stage, title, licenses, floods and dues, and what to mind about it. */
export function PapersAndRisk({ listing }: { listing: Listing }) {
  const currency = useCurrency((state) => state.value)
  const units = useUnitSystem((state) => state.value)
  const cautions = cautionsOf(listing, MANILA.format(serverNow()))
  const foreigners = foreignersNote(listing)
  const facts = paperFacts(listing, { currency, units })
  const timeline = paymentTimeline(listing)
  const missing = notStated(listing)
  return (
    <DetailSection title="Papers and risk" anchor="papers" screenOnly={facts.length === 0}>
      <p className="max-w-[68ch] text-[0.8125rem] text-ink-muted print:hidden">
        Stated by the {listing.listingType === 'sale' ? 'seller' : 'lister'}, not checked by us. The built-in listings
        hold sample values. Nothing here is legal advice.
      </p>
      {cautions.length > 0 ? (
        <ul aria-label="Cautions" className="mt-4 grid gap-3 print:hidden">
          {cautions.map((caution) => (
            <li key={caution.id} className="flex gap-3 rounded-card bg-warn-soft p-4 text-ink">
              <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-warn" />
              <Words {...caution} />
            </li>
          ))}
        </ul>
      ) : null}
      {facts.length > 0 ? <FactRows facts={facts} columns={2} className="mt-4 print:mt-0" /> : null}
      <div className="print:hidden">
        {timeline.length > 0 ? <PaymentTimeline steps={timeline} listing={listing} currency={currency} /> : null}
        {hasFlood(listing) ? <FloodBars listing={listing} /> : null}
      </div>
      {foreigners ? (
        <div className="mt-5 rounded-card border border-line p-4 print:hidden">
          <Words {...foreigners} />
        </div>
      ) : null}
      {missing.length > 0 ? (
        <p className="mt-4 max-w-[68ch] text-[0.9375rem] text-ink-muted print:hidden">
          Not stated: {missing.join(', ')}. Ask before you visit.
        </p>
      ) : null}
    </DetailSection>
  )
}

function Words({ says, because, source }: Caution) {
  return (
    <div className="min-w-0">
      <p className="font-strong">{says}</p>
      <p className="mt-0.5 text-[0.9375rem]">{because}</p>
      <p className="mt-1 text-[0.8125rem] text-ink-muted">{source}</p>
    </div>
  )
}

const RETURNS = [
  { field: 'flood_year_5', key: 'floodYear5', label: 'Once in 5 years' },
  { field: 'flood_year_25', key: 'floodYear25', label: 'Once in 25 years' },
  { field: 'flood_year_100', key: 'floodYear100', label: 'Once in 100 years' },
] as const

const TONES: Record<string, string> = { none: 'bg-good', low: 'bg-good', medium: 'bg-warn', high: 'bg-bad' }

function hasFlood({ ph }: Listing): boolean {
  return RETURNS.some(({ key }) => ph[key] !== '')
}

/** How deep the water is stated to stand, as bars with their words. */
function FloodBars({ listing: { ph } }: { listing: Listing }) {
  return (
    <div className="mt-6">
      <h3 className="mb-3 text-[0.9375rem]">Depth of floods</h3>
      <dl className="grid gap-3 sm:grid-cols-3">
        {RETURNS.map(({ field, key, label }) => {
          const level = ph[key]
          const place = FLOOD_LEVELS.findIndex((each) => each === level)
          return (
            <div key={field} className="min-w-0">
              <dt className="text-[0.8125rem] text-ink-muted">{label}</dt>
              <dd>
                <span aria-hidden className="my-1.5 flex gap-1">
                  {FLOOD_LEVELS.map((each, at) => (
                    <span
                      key={each}
                      className={clsx(
                        'h-2 flex-1 rounded-full border border-line-control/40',
                        place >= 0 && at <= place ? TONES[level] : 'bg-surface-sunken',
                      )}
                    />
                  ))}
                </span>
                <span className="text-[0.9375rem] font-semibold">{level ? labelOf(field, level) : 'Not stated'}</span>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-3 text-[0.8125rem] text-ink-muted">
        In the levels of Project NOAH. Those of the built-in listings are samples; look at the hazard map of the place
        itself.
      </p>
    </div>
  )
}

type Props = { steps: readonly PaymentStep[]; listing: Pick<Listing, 'currency'>; currency: string }

/** How the developer is paid, step by step. */
function PaymentTimeline({ steps, listing, currency }: Props) {
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
