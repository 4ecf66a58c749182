import { useEffect, useRef } from 'react'
import type { Conversation } from '@/domain/conversation'
import { openOffer } from '@/domain/offers'
import { Composer } from '../composer/composer'
import { OfferBar } from '../offers/offer-bar'
import { useOpenConversation } from '../state/open-conversation'
import { useMarkRead, usePageVisible } from '../state/use-mark-read'
import { useOffers } from '../state/use-offers'
import { useThread } from '../state/use-thread'
import { PaneHeader } from './pane-header'
import { PropertyStrip } from './property-strip'
import { Thread } from './thread'
import { useListing } from './use-listing'

type Props = {
  conversation: Conversation
  /** Id of whoever is signed in. */
  viewer: string
  automatic: boolean
  onClose: () => void
}

/** One open conversation: who and what it is about, the messages, the place to write (A 2). */
export function ConversationPane({ conversation, viewer, automatic, onClose }: Props) {
  const { id, property } = conversation
  const thread = useThread(id, viewer, automatic)
  const about = useListing(property.id)
  const offers = useOffers(conversation)
  const heading = useRef<HTMLHeadingElement>(null)
  const visible = usePageVisible()
  useMarkRead(conversation)

  useEffect(() => {
    if (!visible) return
    useOpenConversation.setState({ id })
    return () => useOpenConversation.setState({ id: null })
  }, [id, visible])

  // What was chosen in the list has the focus from there on; a page that has just loaded keeps its own.
  useEffect(() => {
    if (automatic) return
    // With a keyboard one goes on to write; on a phone its keyboard would cover what there is to read.
    const writes = matchMedia('(pointer: fine) and (min-width: 48rem)').matches
    const place = writes ? document.getElementById(`${id}-text`) : heading.current
    place?.focus({ preventScroll: true })
  }, [automatic, id])

  const status = about.listing?.status ?? null
  const open = thread.messages ? openOffer(conversation, thread.messages, status) : conversation.openOffer
  return (
    <>
      <PaneHeader ref={heading} conversation={conversation} onClose={onClose} />
      <PropertyStrip conversation={conversation} about={about} />
      <OfferBar {...{ conversation, offers, about, open }} />
      <Thread {...{ conversation, thread, viewer, offers, about }} />
      <Composer {...{ conversation, viewer, offers, about }} hasOpenOffer={open !== null} outgoing={thread.outgoing} />
    </>
  )
}
