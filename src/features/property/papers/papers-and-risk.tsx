import { TriangleAlert } from 'lucide-react'
import { serverNow } from '@/api/server-clock'
import type { Listing } from '@/domain/listing/listing'
import { cautionsOf, foreignersNote, type Caution } from '@/domain/papers/cautions'
import { paymentTimeline } from '@/domain/papers/payment-timeline'
import { useCurrency } from '@/session/preferences'
import { useUnitSystem } from '@/session/units'
import { FactRows } from '@/ui/facts/fact-rows'
import { DetailSection } from '../details/detail-section'
import { FloodBars, FloodLine, hasFlood } from './flood-bars'
import { notStated, paperFacts } from './paper-facts'
import { PaymentTimeline } from './payment-timeline'

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
    <DetailSection title="Papers and risk" anchor="papers" screenOnly={facts.length === 0 && !hasFlood(listing)}>
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
      {hasFlood(listing) ? <FloodLine listing={listing} /> : null}
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
