import { Link } from '@tanstack/react-router'
import { statusWord } from '@/domain/listing/listing'
import { serverNow } from '@/api/server-clock'
import type { Conversation, OpenOffer } from '@/domain/messages/conversation'
import { expiryText, formatOffer, offerComparison } from '@/domain/messages/offers'
import { Addition } from '@/listing/additions/addition'
import { Button } from '@/ui/button/button'
import { confirm } from '@/ui/confirm/confirm'
import { linkClass } from '@/ui/button/link-button'
import type { TalkedAbout } from '../pane/use-listing'
import type { Offers } from '../state/use-offers'
import { AnswerButtons } from './answer-buttons'

type Props = {
  conversation: Conversation
  offers: Offers
  about: TalkedAbout
  open: OpenOffer | null
  asked: boolean
  agreed: boolean
}

export function OfferBar({ conversation, offers, about, open, asked, agreed }: Props) {
  const { currency, listing } = about
  const look = 'border-b px-4 py-2.5 md:px-5'
  if (!open) {
    if (listing?.status !== 'sold') return null
    return (
      <>
        <p className={`${look} bg-surface-sunken font-semibold`}>
          This listing is {statusWord(listing.status, listing.listingType)}. You can still write to each other.
        </p>
        {agreed ? (
          <NextSteps side={conversation.side} rental={about.rental} property={listing.id} />
        ) : conversation.side === 'buying' ? (
          <p className="border-b px-4 py-2 md:px-5">
            <Link to="/dashboard/property/$id" params={{ id: listing.id }} className={linkClass}>
              See similar homes
            </Link>
          </p>
        ) : null}
      </>
    )
  }
  const amount = open.amount === null ? 'An offer' : formatOffer(open.amount, currency)
  const selling = conversation.side === 'selling'
  const kind = selling ? 'counter-offer' : 'offer'
  const expires = expiryText(open.expiresMs, serverNow())
  if (!asked) {
    return (
      <div className={`${look} flex flex-wrap items-center gap-x-4 gap-y-2 bg-brand-soft`}>
        <p className="min-w-48 flex-1">
          Your {kind} of <strong className="price">{amount}</strong> waits for an answer.{' '}
          {expires ? <span className="text-[0.8125rem] text-ink-muted">{expires}</span> : null}
        </p>
        {open.id === null ? null : <OwnOfferButtons offers={offers} id={open.id} amount={amount} />}
      </div>
    )
  }
  return (
    <div className={`${look} flex flex-wrap items-center gap-x-4 gap-y-2 bg-brand-soft`}>
      <p className="min-w-48 flex-1">
        <strong className="price text-base">{amount}</strong> {selling ? 'offered' : 'asked instead'}{' '}
        <span className="text-[0.8125rem] text-ink-muted">
          {open.amount === null ? '' : offerComparison(open.amount, listing?.price ?? conversation.property.price)}
          {expires ? <span className="block">{expires}</span> : null}
        </span>
      </p>
      {open.id === null ? null : (
        <AnswerButtons {...{ conversation, offers, about }} offer={{ id: open.id, amount: open.amount }} />
      )}
    </div>
  )
}

function OwnOfferButtons({ offers, id, amount }: { offers: Offers; id: string; amount: string }) {
  const { withdraw, asking, setAsking } = offers
  const ask = async () => {
    const sure = await confirm({
      title: 'Withdraw this offer?',
      text: `${amount} can no longer be accepted. The other side is told.`,
      confirmLabel: 'Withdraw the offer',
    })
    if (sure) withdraw.mutate({ id })
  }
  return (
    <Addition of="withdrawOffer">
      <Button variant="outline" aria-expanded={asking} onClick={() => setAsking(!asking)}>
        Offer a different amount
      </Button>
      <Button variant="quiet" busy={withdraw.isPending} onClick={() => void ask()}>
        Withdraw
      </Button>
    </Addition>
  )
}

const STEPS = {
  sale: {
    buying: [
      'Ask for a certified true copy of the title at the Registry of Deeds, and compare it.',
      'Sign the deed of sale before a notary. Pay only against it.',
      'Pay transfer tax and registration, and have the title and the tax declaration put in your name.',
    ],
    selling: [
      'Have the title, the tax declaration and the tax clearance ready.',
      'Sign the deed of sale before a notary, against payment.',
      'Pay the capital gains tax within 30 days of the deed.',
    ],
  },
  rent: {
    buying: [
      'Read and sign the lease.',
      'Pay advance and deposit against a receipt.',
      'Note the state of the rooms together on the day you move in.',
    ],
    selling: [
      'Send the lease to read.',
      'Give a receipt for advance and deposit.',
      'Note the state of the rooms together on the day they move in.',
    ],
  },
} as const

type NextStepsProps = { side: Conversation['side']; rental: boolean; property: string }

function NextSteps({ side, rental, property }: NextStepsProps) {
  return (
    <details className="border-b bg-good-soft px-4 md:px-5">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-good">What comes next</summary>
      <ol className="list-decimal space-y-1 pb-2 pl-5">
        {STEPS[rental ? 'rent' : 'sale'][side].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="pb-3">
        <Link to="/dashboard/property/$id" params={{ id: property }} className={linkClass}>
          Costs and papers of this listing
        </Link>
      </p>
    </details>
  )
}
