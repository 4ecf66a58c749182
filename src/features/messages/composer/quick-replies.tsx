import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useWords } from '@/words/use-words'

type QuickRepliesProps = {
  replies: readonly string[]
  onChoose: (text: string) => void
  actions: readonly ReactNode[]
}

export const replyClass = clsx(
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-control/60 px-3.5 text-[0.8125rem]',
  'font-semibold transition-colors hover:border-ink/60 hover:bg-surface-sunken',
)

/** What to do and to say next; a press on a reply sends it. A low screen hides them. */
export function QuickReplies({ replies, onChoose, actions }: QuickRepliesProps) {
  const t = useWords()
  if (replies.length + actions.length === 0) return null
  return (
    <ul
      aria-label={t('Quick replies')}
      className={clsx(
        'no-scrollbar -mx-3 mb-2 flex gap-2 overflow-x-auto px-3 py-0.5',
        '[mask-image:linear-gradient(to_right,#000_calc(100%-1.5rem),transparent)]',
        'max-md:[@media(max-height:34rem)]:hidden',
      )}
    >
      {actions.map((action, index) => (
        // Their order is fixed.
        <li key={index} className="shrink-0">
          {action}
        </li>
      ))}
      {replies.map((reply) => (
        <li key={reply} className="shrink-0">
          <button type="button" onClick={() => onChoose(reply)} className={replyClass}>
            {reply}
          </button>
        </li>
      ))}
    </ul>
  )
}
