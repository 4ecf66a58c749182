import { clsx } from 'clsx'
import { useRef } from 'react'
import type { Conversation, OpenOffer } from '@/domain/messages/conversation'
import { agreedOn, formatOffer } from '@/domain/messages/offers'
import { amountInWords } from '@/domain/messages/offers-in-words'
import { notTheVerified } from '@/domain/people/names'
import { Addition } from '@/listing/additions/addition'
import { Button } from '@/ui/button/button'
import { confirm } from '@/ui/confirm/confirm'
import type { TalkedAbout } from '../pane/use-listing'
import type { Offers } from '../state/use-offers'
import { useWords } from '@/words/use-words'

type Props = {
  offer: Pick<OpenOffer<string>, 'id' | 'amount'>
  conversation: Conversation
  offers: Offers
  about: Pick<TalkedAbout, 'currency' | 'rental'>
}

export function AnswerButtons({ offer, conversation, offers, about }: Props) {
  const t = useWords()
  const { currency, rental } = about
  const { accept, decline, asking, setAsking } = offers
  const busy = accept.isPending || decline.isPending
  const { other, property, side } = conversation
  const group = useRef<HTMLDivElement>(null)
  // The buttons are removed after the answer; the messages get their focus. Who writes already keeps it.
  const goOn = () => {
    const at = document.activeElement
    if (at !== null && at !== document.body && !group.current?.contains(at)) return
    document.getElementById(`${conversation.id}-thread`)?.focus({ preventScroll: true })
  }
  const ask = async () => {
    const price =
      offer.amount === null
        ? t('this offer')
        : `${formatOffer(offer.amount, currency)} (${amountInWords(offer.amount, currency)})`
    const sure = await confirm({
      title: side === 'buying' ? t('Accept this counter-offer?') : t('Accept this offer?'),
      text: [
        t(agreedOn(rental), { amount: price }),
        t('Other open offers on “{title}” are declined, and {name} is told.', {
          title: property.title,
          name: other.name,
        }),
        ...(other.resembles ? [`${notTheVerified(other.resembles)}.`] : []),
      ].join(' '),
      confirmLabel: side === 'buying' ? t('Accept the counter-offer') : t('Accept the offer'),
    })
    if (sure) accept.mutate(offer, { onSuccess: goOn })
  }
  return (
    <div
      ref={group}
      className={clsx(
        'flex flex-wrap gap-2 max-[24rem]:w-full max-[24rem]:gap-1.5',
        'max-[24rem]:*:flex-auto max-[24rem]:*:px-2 max-[24rem]:*:text-[0.8125rem]',
      )}
    >
      <Button busy={accept.isPending} disabled={busy && !accept.isPending} onClick={() => void ask()}>
        {t('Accept Offer')}
      </Button>
      <Button
        variant="outline"
        busy={decline.isPending}
        disabled={busy && !decline.isPending}
        onClick={() => decline.mutate(offer, { onSuccess: goOn })}
      >
        {t('Decline')}
      </Button>
      <Addition of="counterOffer">
        <Button variant="outline" aria-expanded={asking} disabled={busy} onClick={() => setAsking(!asking)}>
          {t('Counter-offer')}
        </Button>
      </Addition>
    </div>
  )
}
