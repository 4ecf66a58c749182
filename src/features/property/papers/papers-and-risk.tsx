import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { serverNow } from '@/api/server-clock'
import { FLOOD_LEVELS } from '@/contract/listing/ph-facts'
import { labelOf } from '@/domain/listing/field-kinds'
import type { Listing } from '@/domain/listing/listing'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import { cautionsOf, foreignersNote, type Caution } from '@/domain/papers/cautions'
import { paymentTimeline, type PaymentStep } from '@/domain/papers/payment-timeline'
import { useCurrency } from '@/session/preferences'
import { useUnitSystem } from '@/session/units'
import { FactRows } from '@/ui/facts/fact-rows'
import { Fold } from '@/ui/fold/fold'
import { DetailSection } from '../details/detail-section'
import { TitleBlock } from './title-block'
import { notStated, paperFacts, calendarWords } from './paper-facts'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

const MANILA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' })

export function PapersAndRisk({ listing }: { listing: Listing }) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const units = useUnitSystem((state) => state.value)
  const cautions = cautionsOf(listing, MANILA.format(serverNow()))
  const foreigners = foreignersNote(listing)
  const facts = paperFacts(listing, { currency, units })
  const timeline = paymentTimeline(listing)
  const missing = notStated(listing)
  const forSale = listing.listingType === 'sale'
  return (
    <DetailSection
      title={t('Papers and risk')}
      anchor="papers"
      screenOnly={facts.length === 0 && !forSale && !hasFlood(listing)}
    >
      <p className="max-w-[68ch] text-[0.8125rem] text-ink-muted print:hidden">
        {forSale ? t('Stated by the seller, not checked by us.') : t('Stated by the lister, not checked by us.')}
      </p>
      {forSale ? <TitleBlock listing={listing} /> : null}
      {cautions.length > 0 ? (
        <ul aria-label={t('Cautions')} className="mt-3 grid gap-2 print:hidden">
          {cautions.map((caution) => (
            <li key={caution.id} className="flex gap-3 rounded-card bg-warn-soft px-4 py-2 text-ink">
              <TriangleAlert aria-hidden size={20} className="mt-3 shrink-0 text-warn" />
              <Words {...caution} />
            </li>
          ))}
        </ul>
      ) : null}
      {facts.length > 0 ? <FactRows facts={facts} columns={2} foldAfter={5} className="mt-4 print:mt-0" /> : null}
      {hasFlood(listing) ? <FloodLine listing={listing} /> : null}
      <div className="print:hidden">
        {timeline.length > 0 ? <PaymentTimeline steps={timeline} listing={listing} currency={currency} /> : null}
        {hasFlood(listing) ? <FloodBars listing={listing} /> : null}
      </div>
      {foreigners ? (
        <div className="mt-4 rounded-card border border-line px-4 py-2 print:hidden">
          <Words {...foreigners} />
        </div>
      ) : null}
      {missing.length > 0 ? (
        <p className="mt-4 max-w-[68ch] text-[0.9375rem] text-ink-muted print:hidden">
          {t('Not stated: {facts}. Ask before your tour.', { facts: missing.map((fact) => t(fact)).join(', ') })}
        </p>
      ) : null}
    </DetailSection>
  )
}

function Words({ says, because, source }: Caution) {
  const t = useWords()
  return (
    <Fold title={t(says)} className="min-w-0 flex-1">
      <p className="text-[0.9375rem]">{t(because)}</p>
      <p className="mt-1 pb-2 text-[0.8125rem] text-ink-muted">{t.known(source)}</p>
    </Fold>
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

/** On paper: the depths in one line. */
function FloodLine({ listing: { ph } }: { listing: Listing }) {
  const t = useWords()
  const words = RETURNS.map(({ field, key, label }) => {
    const level = ph[key]
    return `${t(label).toLowerCase()}: ${level ? labelOf(field, level) : t('Not stated').toLowerCase()}`
  })
  return (
    <p className="mt-1.5 hidden text-[0.8125rem] print:block">
      {t('Flood depth, {levels}', { levels: words.join('; ') })}
    </p>
  )
}

function FloodBars({ listing: { ph } }: { listing: Listing }) {
  const t = useWords()
  return (
    <div className="mt-6">
      <h3 className="mb-3 text-[0.9375rem]">{t('Flood depth')}</h3>
      <dl className="grid gap-3 sm:grid-cols-3">
        {RETURNS.map(({ field, key, label }) => {
          const level = ph[key]
          const place = FLOOD_LEVELS.findIndex((each) => each === level)
          return (
            <div key={field} className="min-w-0 max-sm:flex max-sm:flex-wrap max-sm:justify-between">
              <dt className="text-[0.8125rem] text-ink-muted">{t(label)}</dt>
              <dd className="max-sm:contents">
                <span aria-hidden className="my-1.5 flex gap-1 max-sm:order-1 max-sm:basis-full">
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
                <span className="text-[0.9375rem] font-semibold">
                  {level ? labelOf(field, level) : t('Not stated')}
                </span>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-3 text-[0.8125rem] text-ink-muted">
        {t('Project NOAH levels. Check the NOAH map for this address.')}
      </p>
    </div>
  )
}

type Props = { steps: readonly PaymentStep[]; listing: Pick<Listing, 'currency'>; currency: string }

function PaymentTimeline({ steps, listing, currency }: Props) {
  const t = useWords()
  const money = (amount: number) => formatMoneyWhole(convertMoney(amount, listing.currency, currency), currency)
  return (
    <div className="mt-6">
      <h3 className="mb-3 text-[0.9375rem]">{t('How you pay')}</h3>
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
  if (step.is === 'reservation') return { title: t('Reservation'), note: t('Due now, as part of the down payment') }
  if (step.is === 'down') {
    const spread = t.count(
      step.months,
      '{price} a month for {n} month, without interest',
      '{price} a month for {n} months, without interest',
      { price: money(step.monthly) },
    )
    return { title: t('Down payment'), note: step.months > 1 ? spread : t('At once') }
  }
  return { title: t('Balance'), note: balanceNote(step.turnover && calendarWords(step.turnover), step.by) }
}

function balanceNote(month: string, by: string): string {
  if (by === '') return month ? t('At turnover in {month}', { month }) : t('At turnover')
  const means = labelOf('payment_balance', by).toLowerCase()
  return month
    ? t('At turnover in {month}, usually by {means}', { month, means })
    : t('At turnover, usually by {means}', { means })
}
