import { Link } from '@tanstack/react-router'
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
import { useWords } from '@/words/use-words'

type Props = {
  conversation: Conversation
  offers: Offers
  about: TalkedAbout
  open: OpenOffer | null
  asked: boolean
  agreed: boolean
}

export function OfferBar({ conversation, offers, about, open, asked, agreed }: Props) {
  const t = useWords()
  const { currency, listing } = about
  const look = 'border-b px-4 py-2.5 md:px-5'
  if (!open) {
    if (listing?.status !== 'sold') return null
    return (
      <>
        <p className={`${look} bg-surface-sunken font-semibold`}>
          {listing.listingType === 'rent'
            ? t('This listing is rented. You can still write to each other.')
            : t('This listing is sold. You can still write to each other.')}
        </p>
        {agreed ? (
          <NextSteps side={conversation.side} rental={about.rental} property={listing.id} />
        ) : conversation.side === 'buying' ? (
          <p className="border-b px-4 py-2 md:px-5">
            <Link to="/dashboard/property/$id" params={{ id: listing.id }} className={linkClass}>
              {t('See similar homes')}
            </Link>
          </p>
        ) : null}
      </>
    )
  }
  const amount = open.amount === null ? t('An offer') : formatOffer(open.amount, currency)
  const selling = conversation.side === 'selling'
  const shown = { amount: <strong className="price">{amount}</strong> }
  const expires = expiryText(open.expiresMs, serverNow())
  if (!asked) {
    return (
      <div className={`${look} flex flex-wrap items-center gap-x-4 gap-y-2 bg-brand-soft`}>
        <p className="min-w-48 flex-1">
          {selling
            ? t.rich('Your counter-offer of {amount} waits for an answer.', shown)
            : t.rich('Your offer of {amount} waits for an answer.', shown)}{' '}
          {expires ? <span className="text-[0.8125rem] text-ink-muted">{expires}</span> : null}
        </p>
        {open.id === null ? null : <OwnOfferButtons offers={offers} id={open.id} amount={amount} />}
      </div>
    )
  }
  const asking = { amount: <strong className="price text-base">{amount}</strong> }
  return (
    <div className={`${look} flex flex-wrap items-center gap-x-4 gap-y-2 bg-brand-soft`}>
      <p className="min-w-48 flex-1">
        {selling ? t.rich('{amount} offered', asking) : t.rich('{amount} asked instead', asking)}{' '}
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
  const t = useWords()
  const { withdraw, asking, setAsking } = offers
  const ask = async () => {
    const sure = await confirm({
      title: t('Withdraw this offer?'),
      text: t('The other side can no longer accept {amount}, and is told so.', { amount }),
      confirmLabel: t('Withdraw the offer'),
    })
    if (sure) withdraw.mutate({ id })
  }
  return (
    <Addition of="withdrawOffer">
      <Button variant="outline" aria-expanded={asking} onClick={() => setAsking(!asking)}>
        {t('Offer a different amount')}
      </Button>
      <Button variant="quiet" busy={withdraw.isPending} onClick={() => void ask()}>
        {t('Withdraw')}
      </Button>
    </Addition>
  )
}

const STEPS = {
  sale: {
    buying: [
      'Ask for a certified true copy of the title at the Registry of Deeds, and compare it.',
      'Sign the deed of sale before a notary. Pay only when it is signed.',
      'Pay transfer tax and registration, and have the title and the tax declaration put in your name.',
    ],
    selling: [
      'Have the title, the tax declaration and the tax clearance ready.',
      'Sign the deed of sale before a notary when you are paid.',
      'Pay the capital gains tax within 30 days of the deed.',
    ],
  },
  rent: {
    buying: [
      'Read and sign the lease.',
      'Pay the advance and the deposit, and get a receipt.',
      'Note the condition of the rooms together on the day you move in.',
    ],
    selling: [
      'Send the tenant the lease to read.',
      'Give a receipt for the advance and the deposit.',
      'Note the condition of the rooms together on the day they move in.',
    ],
  },
} as const

type NextStepsProps = { side: Conversation['side']; rental: boolean; property: string }

function NextSteps({ side, rental, property }: NextStepsProps) {
  const t = useWords()
  return (
    <details className="border-b bg-good-soft px-4 md:px-5">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-good">{t('Next steps')}</summary>
      <ol className="list-decimal space-y-1 pb-2 pl-5">
        {STEPS[rental ? 'rent' : 'sale'][side].map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <p className="pb-3">
        <Link to="/dashboard/property/$id" params={{ id: property }} className={linkClass}>
          {t('Costs and papers of this listing')}
        </Link>
      </p>
    </details>
  )
}
