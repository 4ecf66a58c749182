import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { HandCoins, SendHorizontal } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { MESSAGE_MAX } from '@/contract/fields'
import type { ChatMessage, Conversation, OpenOffer } from '@/domain/messages/conversation'
import type { OutgoingMessage } from '@/domain/messages/message-merge'
import { maySend } from '@/domain/messages/message-sending'
import { titleQuestions } from '@/domain/papers/title'
import { useAddition } from '@/listing/additions/additions'
import { boxClass } from '@/ui/field/field'
import { IconButton } from '@/ui/icon-button/icon-button'
import { OfferPanel } from '../offers/offer-panel'
import type { TalkedAbout } from '../pane/use-listing'
import { PhotoButton } from '../photos/photo-button'
import { PhotoStrip } from '../photos/photo-strip'
import { useDraftPictures } from '../photos/use-draft-pictures'
import { draftKey, keepDraft, useDrafts } from '../state/outbox'
import { deliverMessage, writeMessage } from '../state/send-message'
import type { Naming, Offers } from '../state/use-offers'
import { ProposeVisit } from './propose-visit'
import { QuickReplies, replyClass } from './quick-replies'
import { repliesFor } from './replies'
import { useTyping } from './use-typing'
import { useWords } from '@/words/use-words'

type Props = {
  conversation: Conversation
  viewer: string
  offers: Offers
  about: TalkedAbout
  open: OpenOffer | null
  /** The open offer waits for the viewer. */
  asked: boolean
  messages: readonly ChatMessage[] | undefined
  outgoing: readonly OutgoingMessage[]
}

/** The message input. Enter sends, Shift+Enter adds a line (A 2). Drafts are kept by conversation. */
export function Composer({ conversation, viewer, offers, about, open, asked, messages, outgoing }: Props) {
  const t = useWords()
  const { id, side, other } = conversation
  const client = useQueryClient()
  const key = draftKey(viewer, id)
  const text = useDrafts((state) => state.value[key] ?? '')
  const { asking: offering, setAsking: setOffering } = offers
  const box = useRef<HTMLTextAreaElement>(null)
  const offerButton = useRef<HTMLButtonElement>(null)
  const typing = useTyping(id)
  const sending = outgoing.some(({ state }) => state === 'sending')
  const pictures = useDraftPictures(key)
  const takesPhotos = useAddition('sendPhotos')
  const takesVisits = useAddition(side === 'selling' ? 'inviteToTour' : 'createTour')
  const allowed = maySend({ text, photos: pictures.photos.length }, id, sending) && pictures.working === 0
  const { listing, rental, over } = about
  const mayVisit = takesVisits && listing !== undefined && listing.status !== 'sold' && !over
  const replies = repliesFor({
    side,
    viewer,
    messages,
    rental,
    offer: open === null ? null : asked ? 'theirs' : 'mine',
    listing: listing?.status === 'sold' ? 'sold' : over ? 'none' : 'offered',
    questions: listing ? titleQuestions(listing) : [],
  })
  const naming = over ? null : namingOf(side, open, asked)
  const mayOffer = naming?.kind === 'offer'

  const write = (next: string) => {
    keepDraft(key, next)
    if (next.trim() !== '') typing.pressed()
  }
  const send = () => {
    box.current?.focus()
    if (!allowed) return
    typing.stopped()
    void deliverMessage(client, writeMessage(viewer, id, text, pictures.hand()))
    keepDraft(key, '')
  }
  const reply = (words: string) => {
    box.current?.focus()
    if (maySend({ text: words }, id, sending)) void deliverMessage(client, writeMessage(viewer, id, words))
  }
  const press = (event: KeyboardEvent) => {
    // While an input method composes, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const closeOffer = (sent: boolean) => {
    // The button returns with the row that the form replaced; once an offer is open, it stays away.
    flushSync(() => setOffering(false))
    const place = sent ? null : offerButton.current
    const around = place ?? box.current
    around?.focus()
  }
  return (
    <footer className="border-t bg-surface-raised px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-5">
      {offering && naming ? (
        <OfferPanel {...{ conversation, offers, about, naming }} onDone={closeOffer} />
      ) : (
        <QuickReplies
          replies={text === '' ? replies : []}
          actions={[
            mayOffer ? (
              <button
                key="offer"
                ref={offerButton}
                type="button"
                aria-expanded={false}
                onClick={() => setOffering(true)}
                className={replyClass}
              >
                <HandCoins aria-hidden size={17} />
                {t('Make an offer')}
              </button>
            ) : null,
            mayVisit ? (
              <ProposeVisit
                key="visit"
                listing={listing}
                conversation={id}
                invited={side === 'selling' ? other.name : null}
              />
            ) : null,
          ].filter((action) => action !== null)}
          onChoose={reply}
        />
      )}
      <PhotoStrip {...pictures} onRemove={pictures.remove} />
      <div className="flex flex-wrap items-end justify-end gap-2">
        <textarea
          ref={box}
          id={`${id}-text`}
          rows={1}
          maxLength={MESSAGE_MAX}
          aria-label={t('Message to {name}', { name: other.name })}
          placeholder={t('Write a message')}
          enterKeyHint="send"
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
          onPaste={(event) => {
            const files = [...event.clipboardData.files]
            if (files.length === 0 || !takesPhotos) return
            event.preventDefault()
            void pictures.add(files)
          }}
          onBlur={typing.stopped}
          className={clsx(
            'field-sizing-content max-h-36 min-h-11 min-w-28 flex-1 resize-none px-3.5 py-2.5',
            `focus-visible:outline-offset-1 ${boxClass}`,
          )}
        />
        {takesPhotos ? <PhotoButton full={pictures.full} onFiles={(files) => void pictures.add(files)} /> : null}
        <IconButton
          label={t('Send')}
          size={44}
          onClick={send}
          aria-disabled={!allowed}
          className="border-transparent! bg-action text-action-ink! hover:bg-action-hover! aria-disabled:opacity-45"
        >
          <SendHorizontal aria-hidden size={20} />
        </IconButton>
      </div>
    </footer>
  )
}

/** What an amount would be; null where none can be named: a seller needs the buyer's offer, or an own open one. */
function namingOf(side: Conversation['side'], open: OpenOffer | null, asked: boolean): Naming | null {
  if (side === 'buying' && (open === null || asked)) return { kind: 'offer' }
  if (open === null || open.id === null) return null
  return { kind: asked ? 'counter' : 'change', offer: open.id }
}
