import { useEffect, useRef } from 'react'
import type { Conversation } from '@/domain/messages/conversation'
import { serverNow } from '@/api/server-clock'
import { openOffer, waitsFor } from '@/domain/messages/offers'
import { toastsBelow } from '@/ui/toast/toast-place'
import { ClosedNote } from '../composer/closed-note'
import { Composer } from '../composer/composer'
import { OfferBar } from '../offers/offer-bar'
import { useOpenConversation } from '../state/open-conversation'
import { useMarkRead, usePageVisible } from '../state/use-mark-read'
import { useOffers } from '../state/use-offers'
import { useThread } from '../state/use-thread'
import { PaneHeader } from './pane-header'
import { PropertyStrip } from './property-strip'
import { Thread } from './thread/thread'
import { useListing } from './use-listing'

type Props = {
  conversation: Conversation
  /** Id of whoever is signed in. */
  viewer: string
  automatic: boolean
  onClose: () => void
}

const keepToastsBelow = toastsBelow(8)

/** One conversation: person, listing, messages and input (A 2). */
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
  const closed = other.deleted || about.gone
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
      <Thread {...{ conversation, thread, viewer, offers, about }} />
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
