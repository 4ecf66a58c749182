import type { Conversation } from '@/domain/messages/conversation'

const REPLIES: Record<Conversation['side'], readonly string[]> = {
  buying: ['Is this still available?', 'When could I see it?', 'Is the price negotiable?'],
  selling: ['Yes, it is still available.', 'When would you like to see it?', 'The price is fixed.'],
}

/** Common replies; a press inserts one for editing. */
export function QuickReplies({ side, onChoose }: { side: Conversation['side']; onChoose: (text: string) => void }) {
  return (
    <ul aria-label="Quick replies" className="no-scrollbar -mx-1 mb-2 flex gap-2 overflow-x-auto px-1 py-0.5">
      {REPLIES[side].map((reply) => (
        <li key={reply} className="shrink-0">
          <button
            type="button"
            onClick={() => onChoose(reply)}
            className="min-h-10 rounded-full border border-line-control/60 px-3.5 text-[0.8125rem] font-semibold transition-colors hover:border-ink/60 hover:bg-surface-sunken"
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  )
}
