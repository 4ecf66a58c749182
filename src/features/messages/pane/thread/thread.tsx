import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowDown, CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { serverNow } from '@/api/server-clock'
import type { Conversation, ChatMessage } from '@/domain/messages/conversation'
import type { OutgoingMessage } from '@/domain/messages/message-merge'
import { dayLabel, groupByDay } from '@/domain/messages/message-timeline'
import { messageText } from '@/domain/messages/offers'
import { useDates } from '@/session/regional'
import { LinkButton } from '@/ui/button/link-button'
import { ErrorState } from '@/ui/error-state/error-state'
import { Button } from '@/ui/button/button'
import { announce } from '@/ui/live-region/announce'
import { useOnline } from '@/ui/media/use-online'
import { notify } from '@/ui/toast/notify'
import { OutgoingPhotos } from '../../photos/outgoing-photos'
import { putInOutbox, takeFromOutbox } from '../../state/outbox'
import { deliverMessage } from '../../state/send-message'
import type { useThread } from '../../state/use-thread'
import { Bubble } from './bubble'
import { GroupView } from './group-view'
import { ThreadSkeleton } from '../pane-skeleton'
import type { TalkedAbout } from '../use-listing'
import { MessageText } from './message-text'
import { useThreadScroll } from './use-thread-scroll'
import { useWords } from '@/words/use-words'

type Props = {
  conversation: Conversation
  thread: ReturnType<typeof useThread>
  viewer: string
  about: TalkedAbout
}

export function Thread({ conversation, thread, viewer, about }: Props) {
  const t = useWords()
  const { query, messages, outgoing } = thread
  const { timeZone, locale } = useDates()
  const theirs = messages?.filter(({ sender }) => sender !== viewer).length ?? 0
  const mine = (messages?.length ?? 0) - theirs + outgoing.length
  const { box, content, pill, toEnd } = useThreadScroll(theirs, mine)
  useAnnounceIncoming(conversation, viewer, messages)
  const now = serverNow()
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        id={`${conversation.id}-thread`}
        role="region"
        aria-label={t('Messages with {name}', { name: conversation.other.name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard too
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 focus-visible:-outline-offset-2 md:px-5"
      >
        <div ref={content} className="flex min-h-full flex-col justify-end py-4">
          {query.isPending ? <ThreadSkeleton /> : null}
          {query.isError && !messages ? (
            <ErrorState
              level={3}
              title={t('These messages could not be loaded')}
              text={query.error.message}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : null}
          {messages?.length === 0 && outgoing.length === 0 ? (
            <p className="mx-auto max-w-sm py-6 text-center text-pretty text-ink-muted">
              {t('No messages yet. Pay nothing before you have seen the place and its papers.')}
            </p>
          ) : null}
          {messages
            ? groupByDay(messages, timeZone).map((day) => (
                <section key={day.key} aria-label={dayLabel(day.ms, now, timeZone, locale)}>
                  <h3
                    className={clsx(
                      'my-4 flex items-center gap-3 text-xs font-strong tracking-normal text-ink-muted before:h-px',
                      'before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line',
                    )}
                  >
                    {dayLabel(day.ms, now, timeZone, locale)}
                  </h3>
                  <ol className="space-y-4">
                    {day.groups.map((group) => (
                      <GroupView
                        key={group.messages[0]?.id}
                        {...{ group, conversation, viewer, messages, about, timeZone, locale }}
                      />
                    ))}
                  </ol>
                </section>
              ))
            : null}
          {outgoing.length > 0 ? (
            <ol aria-label={t('On their way')} className="mt-3 space-y-3">
              {outgoing.map((message) => (
                <OutgoingView key={message.clientId} message={message} />
              ))}
            </ol>
          ) : null}
        </div>
      </div>
      {pill > 0 ? (
        <Button
          size="small"
          onClick={toEnd}
          icon={<ArrowDown aria-hidden size={16} />}
          className="absolute! bottom-3 left-1/2 -translate-x-1/2 animate-pop-in rounded-full! shadow-2"
        >
          {t.count(pill, '{n} new message', '{n} new messages')}
        </Button>
      ) : null}
    </div>
  )
}

function OutgoingView({ message }: { message: OutgoingMessage }) {
  const t = useWords()
  const client = useQueryClient()
  const online = useOnline()
  const { state, text, photos, problem } = message
  const remove = () => {
    takeFromOutbox(message.clientId)
    notify({ text: t('Message deleted'), action: { label: t('Undo'), onPress: () => putInOutbox(message) } })
  }
  const onItsWay = state === 'sending'
  return (
    <li>
      <span className="sr-only">{t('You')}:</span>
      {photos ? <OutgoingPhotos photos={photos} faint={onItsWay} /> : null}
      {text === '' ? null : (
        <Bubble own faint={onItsWay}>
          <MessageText text={text} />
        </Bubble>
      )}
      {onItsWay ? (
        <p role="status" className="mt-1 px-1 text-right text-xs text-ink-muted">
          {t('Sending…')}
        </p>
      ) : (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-4 gap-y-1 px-1 text-[0.8125rem]">
          <p role="alert" className="flex min-w-0 gap-1.5 text-bad">
            <CircleAlert aria-hidden size={16} className="mt-px shrink-0" />
            {state === 'waiting' && !online
              ? t('Waiting for a connection.')
              : problem
                ? t('Not sent. {problem}', { problem: t.known(problem) })
                : t('Not sent.')}
          </p>
          <span className="flex gap-4">
            <LinkButton onClick={() => void deliverMessage(client, message)}>{t('Retry')}</LinkButton>
            <LinkButton onClick={remove}>{t('Delete')}</LinkButton>
          </span>
        </div>
      )}
    </li>
  )
}

function useAnnounceIncoming(
  { other, property }: Conversation,
  viewer: string,
  messages: ChatMessage[] | undefined,
): void {
  const last = useRef<string | null>(null)
  useEffect(() => {
    const latest = messages?.at(-1)
    if (!latest) return
    const before = last.current
    last.current = latest.id
    if (before !== null && before !== latest.id && latest.sender !== viewer)
      announce(`${other.name}: ${messageText(latest, property.type === 'rent')}`)
  }, [messages, other.name, property.type, viewer])
}
