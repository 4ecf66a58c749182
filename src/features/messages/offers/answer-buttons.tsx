import { clsx } from 'clsx'
import type { Conversation } from '@/domain/messages/conversation'
import { formatOffer } from '@/domain/messages/offers'
import { amountInWords } from '@/domain/messages/offers-in-words'
import { Button } from '@/ui/button/button'
import { confirm } from '@/ui/confirm/confirm'
import type { TalkedAbout } from '../pane/use-listing'
import type { useOffers } from '../state/use-offers'

type Props = {
  offer: { id: string; amount: number | null }
  conversation: Conversation
  offers: ReturnType<typeof useOffers>
  about: Pick<TalkedAbout, 'currency' | 'rental'>
  className?: string
}

/** The seller's answers to an offer (A 2). Accepting sells or rents out the listing, so it asks for confirmation. */
export function AnswerButtons({ offer, conversation, offers, about, className }: Props) {
  const { currency, rental } = about
  const { accept, decline } = offers
  const busy = accept.isPending || decline.isPending
  const { other, property } = conversation
  // The buttons are removed after the answer; the messages get the focus.
  const goOn = () => document.getElementById(`${conversation.id}-thread`)?.focus({ preventScroll: true })
  const ask = async () => {
    const price =
      offer.amount === null
        ? 'this offer'
        : `${formatOffer(offer.amount, currency)} (${amountInWords(offer.amount, currency)})`
    const sure = await confirm({
      title: 'Accept this offer?',
      text: rental
        ? `Accepting ${price} from ${other.name} rents out “${property.title}”: it is marked as rented, and other open offers on it are declined.`
        : `Accepting ${price} from ${other.name} sells “${property.title}”: it is marked as sold, and other open offers on it are declined.`,
      confirmLabel: rental ? 'Accept and rent out' : 'Accept and sell',
    })
    if (sure) accept.mutate(offer.id, { onSuccess: goOn })
  }
  return (
    <div className={clsx('flex flex-wrap gap-2', className)}>
      <Button busy={accept.isPending} disabled={busy && !accept.isPending} onClick={() => void ask()}>
        Accept Offer
      </Button>
      <Button
        variant="outline"
        busy={decline.isPending}
        disabled={busy && !decline.isPending}
        onClick={() => decline.mutate(offer.id, { onSuccess: goOn })}
      >
        Decline
      </Button>
    </div>
  )
}
