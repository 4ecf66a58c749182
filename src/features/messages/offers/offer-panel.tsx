import { useId, useState, type SubmitEvent } from 'react'
import type { Conversation } from '@/domain/messages/conversation'
import { convertMoney, formatMoneyWhole, symbolOf } from '@/domain/money/money'
import { formatOffer, offerComparison, readOffer } from '@/domain/messages/offers'
import { amountInWords } from '@/domain/messages/offers-in-words'
import { useKeptInput } from '@/session/end/kept-input'
import { useCurrency } from '@/session/preferences'
import { Button } from '@/ui/button/button'
import { confirm } from '@/ui/confirm/confirm'
import { formatAmount } from '@/ui/number-field/amount'
import { useGrouping } from '@/ui/number-field/use-grouping'
import { TextField } from '@/ui/text-field/text-field'
import type { TalkedAbout } from '../pane/use-listing'
import type { Naming, Offers } from '../state/use-offers'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const WORDS: Record<Naming['kind'], { title: Label; send: Label }> = {
  offer: { title: 'Make an offer', send: 'Send offer' },
  counter: { title: 'Make a counter-offer', send: 'Send counter-offer' },
  change: { title: 'Offer a different amount', send: 'Send new amount' },
}

type Props = {
  conversation: Conversation
  offers: Offers
  about: TalkedAbout
  naming: Naming
  onDone: (sent: boolean) => void
}

export function OfferPanel({ conversation, offers, about, naming, onDone }: Props) {
  const t = useWords()
  const id = useId()
  const display = useCurrency((state) => state.value)
  const [text, setText] = useKeptInput(`offer:${conversation.id}`, '')
  const [problem, setProblem] = useState<string>()
  const { input, type } = useGrouping(text, (typed) => {
    setText(typed)
    setProblem(undefined)
  })
  const { make } = offers
  const { currency, listing } = about
  const read = readOffer(text)
  const asking = listing?.price ?? conversation.property.price
  const { title, send } = WORDS[naming.kind]
  const buying = conversation.side === 'buying'

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (make.isPending) return
    if ('problem' in read) {
      setProblem(read.problem)
      input.current?.focus()
      return
    }
    const { amount } = read
    const price = formatOffer(amount, currency)
    const { other, property } = conversation
    const deal = { amount: amountInWords(amount, currency), title: property.title, name: other.name }
    const sure = await confirm({
      title: buying ? t('Offer {price}?', { price }) : t('Ask {price}?', { price }),
      text: about.rental
        ? t(
            'That is {amount} for “{title}”. If {name} accepts, it is marked as rented, and other open offers on it are declined.',
            deal,
          )
        : t(
            'That is {amount} for “{title}”. If {name} accepts, it is marked as sold, and other open offers on it are declined.',
            deal,
          ),
      confirmLabel: t(send),
    })
    if (sure)
      make.mutate(
        { amount, currency, rental: about.rental, naming },
        { onSuccess: () => onDone(true), onError: (error) => setProblem(error.message) },
      )
  }

  const hint = () => {
    if ('problem' in read)
      return asking ? t('Asking price {price}.', { price: formatOffer(asking, currency) }) : t('Digits are enough.')
    const inDisplay = formatMoneyWhole(convertMoney(read.amount, currency, display), display)
    const compared = offerComparison(read.amount, asking)
    return [
      `${amountInWords(read.amount, currency)}.`,
      ...(display === currency ? [] : [t('About {price}.', { price: inDisplay })]),
      ...(compared ? [`${compared}.`] : []),
    ].join(' ')
  }
  return (
    <form
      noValidate
      aria-label={t(title)}
      onSubmit={(event) => void submit(event)}
      className="mb-2 flex animate-pop-in flex-wrap items-start gap-2 rounded-card border bg-surface-raised p-3"
    >
      <TextField
        ref={input}
        id={`${id}-amount`}
        label={buying ? t('Your offer, {currency}', { currency }) : t('Your counter-offer, {currency}', { currency })}
        prefix={symbolOf(currency)}
        inputMode="decimal"
        enterKeyHint="send"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a button for typing into
        autoFocus
        value={text}
        error={problem}
        hint={hint()}
        inputClassName="figures"
        className="min-w-52 flex-1"
        onChange={type}
        onKeyDown={(event) => event.key === 'Escape' && onDone(false)}
        onBlur={() => 'amount' in read && setText(formatAmount(read.amount))}
      />
      <div className="flex gap-2 sm:mt-6.5">
        <Button type="submit" busy={make.isPending}>
          {t(send)}
        </Button>
        <Button variant="quiet" onClick={() => onDone(false)}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
