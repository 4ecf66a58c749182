import { clsx } from 'clsx'
import { CircleCheck, CircleX } from 'lucide-react'
import type { ChatMessage } from '@/domain/messages/conversation'
import { messageText } from '@/domain/messages/offers'

export function AnswerView({ message, rental, time }: { message: ChatMessage; rental: boolean; time: string }) {
  const accepted = message.kind === 'offer_accepted'
  const Icon = accepted ? CircleCheck : CircleX
  return (
    <li data-message={message.id} className="flex flex-col items-center py-1 text-center">
      <p
        className={clsx(
          'flex items-center gap-2 rounded-full px-4 py-2 font-bold',
          accepted ? 'bg-good-soft text-good' : 'bg-surface-sunken text-ink',
        )}
      >
        <Icon aria-hidden size={18} className="shrink-0" />
        {messageText(message, rental)}
      </p>
      <p className="figures mt-1 text-xs text-ink-muted">{time}</p>
    </li>
  )
}
