import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import type { OutgoingMessage } from '@/domain/messages/message-merge'
import { LinkButton } from '@/ui/button/link-button'
import { useOnline } from '@/ui/media/use-online'
import { notify } from '@/ui/toast/notify'
import { OutgoingPhotos } from '../../photos/outgoing-photos'
import { putInOutbox, takeFromOutbox } from '../../state/outbox'
import { deliverMessage } from '../../state/send-message'
import { Bubble } from './bubble'
import { MessageText } from './message-text'

/** An own message that the server does not have yet: sending, waiting, or failed with a retry. */
export function OutgoingView({ message }: { message: OutgoingMessage }) {
  const client = useQueryClient()
  const online = useOnline()
  const { state, text, photos, problem } = message
  const remove = () => {
    takeFromOutbox(message.clientId)
    notify({ text: 'Message deleted', action: { label: 'Undo', onPress: () => putInOutbox(message) } })
  }
  const onItsWay = state === 'sending'
  return (
    <li>
      <span className="sr-only">You:</span>
      {photos ? <OutgoingPhotos photos={photos} faint={onItsWay} /> : null}
      {text === '' ? null : (
        <Bubble own faint={onItsWay}>
          <MessageText text={text} />
        </Bubble>
      )}
      {onItsWay ? (
        <p role="status" className="mt-1 px-1 text-right text-xs text-ink-muted">
          Sending…
        </p>
      ) : (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-4 gap-y-1 px-1 text-[0.8125rem]">
          <p role="alert" className="flex min-w-0 gap-1.5 text-bad">
            <CircleAlert aria-hidden size={16} className="mt-px shrink-0" />
            {state === 'waiting' && !online ? 'Waiting for a connection.' : `Not sent. ${problem ?? ''}`}
          </p>
          <span className="flex gap-4">
            <LinkButton onClick={() => void deliverMessage(client, message)}>Retry</LinkButton>
            <LinkButton onClick={remove}>Delete</LinkButton>
          </span>
        </div>
      )}
    </li>
  )
}
