import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatAskingPrice, NO_PRICE, perMonth } from '@/domain/listing/asking-price'
import type { Conversation } from '@/domain/messages/conversation'
import { serverNow } from '@/api/server-clock'
import { openOffer, waitsFor, formatOffer } from '@/domain/messages/offers'
import { ListingStatusBadge } from '@/listing/card/listing-badges'
import { ListingPicture } from '@/listing/card/listing-picture'
import { useCurrency } from '@/session/preferences'
import { useRoutePrefix } from '@/session/route-prefix'
import { Badge } from '@/ui/badge/badge'
import { toastsBelow } from '@/ui/toast/toast-place'
import { ClosedNote } from '../composer/closed-note'
import { Composer } from '../composer/composer'
import { OfferBar } from '../offers/offer-bar'
import { useOpenConversation } from '../state/open-conversation'
import { useMarkRead, usePageVisible } from '../state/use-mark-read'
import { useOffers } from '../state/use-offers'
import { useThread } from '../state/use-thread'
import { PaneHeader } from './pane-header'
import { Thread } from './thread/thread'
import { useListing, type TalkedAbout } from './use-listing'
import { useWords } from '@/words/use-words'

type Props = {
  conversation: Conversation
  viewer: string
  automatic: boolean
  onClose: () => void
}

const keepToastsBelow = toastsBelow(8)

export function ConversationPane({ conversation, viewer, automatic, onClose }: Props) {
  const { id, property, other } = conversation
  const thread = useThread(id, viewer, automatic)
  const about = useListing(conversation)
  const offers = useOffers(conversation)
  const heading = useRef<HTMLHeadingElement>(null)
  const visible = usePageVisible()
  useMarkRead(conversation)

  useEffect(() => {
    if (!visible) return
    useOpenConversation.setState({ id })
    return () => useOpenConversation.setState({ id: null })
  }, [id, visible])

  // Takes the focus if the user chose it in the list, not on page load.
  useEffect(() => {
    if (automatic) return
    // Focuses the input only with a mouse: on a phone the keyboard would cover the messages.
    const writes = matchMedia('(pointer: fine) and (min-width: 48rem)').matches
    const place = writes ? document.getElementById(`${id}-text`) : heading.current
    place?.focus({ preventScroll: true })
  }, [automatic, id])

  const open = thread.messages
    ? openOffer(conversation, thread.messages, { over: about.over, now: serverNow() })
    : conversation.openOffer
  const asked = open !== null && waitsFor(viewer, conversation.side, open)
  const closed = other.deleted || about.gone || other.contact !== 'open'
  return (
    <>
      <div ref={keepToastsBelow}>
        <PaneHeader ref={heading} conversation={conversation} onClose={onClose} />
        {property.id === '' ? null : <PropertyStrip conversation={conversation} about={about} />}
        <OfferBar
          {...{ conversation, offers, about, open, asked }}
          agreed={thread.messages?.some(({ kind }) => kind === 'offer_accepted') ?? false}
        />
      </div>
      <Thread {...{ conversation, thread, viewer, about }} />
      {closed ? (
        <ClosedNote other={other} />
      ) : (
        <Composer
          key={id}
          {...{ conversation, viewer, offers, about, open, asked }}
          messages={thread.messages}
          outgoing={thread.outgoing}
        />
      )}
    </>
  )
}

function PropertyStrip({ conversation, about }: { conversation: Conversation; about: TalkedAbout }) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const currency = useCurrency((state) => state.value)
  const { property } = conversation
  const { listing, gone } = about
  const title = listing?.title ?? property.title
  const known = property.image
    ? { src: property.image, alt: '', width: 96, height: 72, placeholder: null, variants: [] }
    : undefined
  const picture = listing?.images[0] ?? known
  const content = (
    <>
      <span className="h-12 w-16 shrink-0 overflow-hidden rounded-control">
        <ListingPicture image={picture && { ...picture, alt: '' }} title="" fill sizes="64px" noImageText="" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-1 font-semibold wrap-anywhere">{title}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="price">
            {listing && listing.price > 0
              ? `${formatAskingPrice(listing, currency)}${perMonth(listing)}`
              : property.price
                ? formatOffer(property.price, about.currency)
                : t(NO_PRICE)}
          </span>
          {listing ? <ListingStatusBadge listing={listing} /> : null}
          {gone ? <Badge>{t('No longer listed')}</Badge> : null}
        </span>
      </span>
    </>
  )
  const look =
    'flex items-center gap-3 border-b bg-surface-raised px-4 py-2 md:px-5 max-md:[@media(max-height:34rem)]:hidden'
  if (gone || property.id === '') return <div className={look}>{content}</div>
  return (
    <Link
      to={`${prefix}/property/$id`}
      params={{ id: property.id }}
      className={`${look} transition-colors hover:bg-surface-sunken focus-visible:-outline-offset-2`}
    >
      {content}
      <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-muted" />
    </Link>
  )
}
