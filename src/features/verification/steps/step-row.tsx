import { clsx } from 'clsx'
import { Check, CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'

export type StepState = 'open' | 'waiting' | 'refused' | 'done'

const MARKS: Record<StepState, string> = {
  open: 'bg-surface-raised text-ink ring-1 ring-line-control ring-inset',
  waiting: 'bg-warn-soft text-warn ring-1 ring-warn/30 ring-inset',
  refused: 'bg-bad text-on-bad',
  done: 'bg-good-soft text-good ring-1 ring-good/30 ring-inset',
}

type StepRowProps = {
  number: 1 | 2
  state: StepState
  title: string
  /** The status as a sentence. */
  note: ReactNode
  /** The button of the step. */
  button?: ReactNode
}

/** One of the two steps: mark, name, status and button. */
export function StepRow({ number, state, title, note, button }: StepRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 py-3.5">
      <div className="flex min-w-0 flex-[1_1_15rem] items-start gap-3">
        <span
          aria-hidden
          className={clsx(
            'figures grid size-8 shrink-0 place-items-center rounded-full text-[0.8125rem] font-bold',
            MARKS[state],
          )}
        >
          {state === 'done' ? <Check size={17} strokeWidth={2.75} /> : null}
          {state === 'waiting' ? <Clock size={16} /> : null}
          {state === 'refused' ? <CircleAlert size={17} /> : null}
          {state === 'open' ? number : null}
        </span>
        <div className="min-w-0">
          <p className="font-strong text-ink">{title}</p>
          <div className="mt-0.5 text-[0.8125rem] text-pretty wrap-anywhere text-ink-muted">{note}</div>
        </div>
      </div>
      {button ? <div className="pl-11 sm:pl-0">{button}</div> : null}
    </li>
  )
}
