import { TrendingDown, TrendingUp } from 'lucide-react'
import type { Listing } from '@/domain/listing/listing'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import { useCurrency } from '@/session/preferences'
import { useDates } from '@/session/regional'
import { DetailSection } from './detail-section'
import { useWords } from '@/words/use-words'

/** Each asking price with the day from which it held, the present one first. */
export function PriceHistory({ listing }: { listing: Listing }) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const dates = useDates()
  const { priceSteps: steps } = listing
  if (steps.length < 2) return null
  const shown = (amount: number) => formatMoneyWhole(convertMoney(amount, listing.currency, currency), currency)
  return (
    <DetailSection title={t('Price history')} screenOnly>
      <ol className="@container figures border-l-2 border-line">
        {steps
          .map((step, place) => ({ ...step, change: place === 0 ? 0 : step.price - (steps[place - 1]?.price ?? 0) }))
          .toReversed()
          .map(({ price, sinceMs, change }) => (
            <li
              key={sinceMs}
              className="relative flex flex-wrap gap-x-4 py-2 pl-5 @md:grid @md:grid-cols-[10rem_9rem_1fr]"
            >
              <span aria-hidden className="absolute top-4 -left-1.25 size-2 rounded-full bg-ink-muted" />
              <span className="text-ink-muted">{dates.day(sinceMs)}</span>
              <span className="font-semibold">{shown(price)}</span>
              <span className="text-ink-muted">
                {change === 0 ? t('Listed') : <Change by={change} text={shown(Math.abs(change))} />}
              </span>
            </li>
          ))}
      </ol>
    </DetailSection>
  )
}

function Change({ by, text }: { by: number; text: string }) {
  const t = useWords()
  const Icon = by < 0 ? TrendingDown : TrendingUp
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden size={16} className={by < 0 ? 'text-good' : undefined} />
      {by < 0 ? t('Reduced by {price}', { price: text }) : t('Raised by {price}', { price: text })}
    </span>
  )
}
