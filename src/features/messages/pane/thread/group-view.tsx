import { clsx } from 'clsx'
import { useContext, type ReactNode } from 'react'
import { firstName, type ChatMessage, type Conversation } from '@/domain/messages/conversation'
import { MESSAGE_REMOVED } from '@/domain/messages/message-removal'
import { isOfferAnswer } from '@/domain/messages/offers'
import { clockTime, type MessageGroup } from '@/domain/messages/message-timeline'
import { Avatar } from '@/ui/avatar/avatar'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { AnswerView } from '../../offers/answer-view'
import { OfferCard } from '../../offers/offer-card'
import { MessagePhotos } from '../../photos/message-photos'
import { Bubble } from './bubble'
import { CautionNotes } from './caution-notes'
import { MessageText } from './message-text'
import { VisitSlot } from './visit-slot'
import type { TalkedAbout } from '../use-listing'
import { useWords } from '@/words/use-words'

const MessageMenu = lazyPart(() => import('./message-menu').then((module) => module.MessageMenu), {
  failed: () => null,
})

type Props = {
  group: MessageGroup
  conversation: Conversation
  viewer: string
  messages: readonly ChatMessage[]
  about: TalkedAbout
  timeZone: string
  locale: string
}

export function GroupView({ group, conversation, viewer, messages, about, timeZone, locale }: Props) {
  const t = useWords()
  const own = group.sender === viewer
  const { other } = conversation
  const last = group.messages.at(-1)
  const [first] = group.messages
  if (!first || !last) return null
  const time = clockTime(last.sentMs, timeZone, locale)
  if (isOfferAnswer(first.kind)) return <AnswerView message={first} rental={about.rental} time={time} />
  return (
    <li className={clsx('flex items-end gap-2', own && 'justify-end')}>
      {own ? null : <Avatar name={other.name} src={other.avatar} size={24} className="mb-5 max-sm:hidden" />}
      <div className="min-w-0 flex-1">
        <span className="sr-only">{own ? t('You') : firstName(other.name)}:</span>
        <ol className="space-y-1">
          {group.messages.map((message) => (
            <li key={message.id} data-message={message.id} className="group/message">
              {message.kind === 'offer' ? (
                <OfferCard {...{ message, messages, conversation, own, about }} />
              ) : (
                <PlainMessage
                  message={message}
                  own={own}
                  visiting={conversation.side === 'buying'}
                  from={own ? null : firstName(other.name)}
                  menu={<MessageMenu {...{ message, conversation, own }} />}
                />
              )}
              {own ? null : <CautionNotes text={message.text} visited={conversation.visited} />}
            </li>
          ))}
        </ol>
        <p className={clsx('figures mt-1 px-1 text-xs text-ink-muted', own && 'text-right')}>
          {time}
          {own ? ` · ${last.seen ? t('Seen') : t('Sent')}` : ''}
        </p>
      </div>
    </li>
  )
}

type PlainProps = { message: ChatMessage; own: boolean; visiting: boolean; from: string | null; menu: ReactNode }

function PlainMessage({ message: { text, photos, tourId, removed }, own, visiting, from, menu }: PlainProps) {
  const t = useWords()
  const showVisit = useContext(VisitSlot)
  const wordless = text === '' && photos.length > 0
  const words = (
    <>
      {photos.length > 0 ? <MessagePhotos {...{ photos, own, from }} aside={wordless ? menu : null} /> : null}
      {wordless ? null : (
        <Bubble own={own} aside={menu}>
          {removed ? <em className="opacity-80">{t(MESSAGE_REMOVED)}</em> : <MessageText text={text} />}
        </Bubble>
      )}
    </>
  )
  return tourId === null ? words : showVisit({ id: tourId, own, visiting, text: words })
}
