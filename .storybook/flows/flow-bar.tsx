import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Backend } from '@mocks/backend'
import type { OpenedApp } from '../decorators/product'
import { FLOW_BAR, type FlowStep } from './flow-story'
import { useFlow } from './use-flow'

type Props = {
  steps: readonly FlowStep[]
  backend: Backend
  from: number
  /** Shows that product; nothing for null. */
  onOpen: (app: OpenedApp | null) => void
  /** Opens the flow anew and takes so many steps. */
  onRestart: (from: number) => void
}

const button =
  'min-h-9 rounded-control border border-line-control px-3 font-strong disabled:opacity-45 aria-[current]:bg-brand-soft'

/** Leads through a flow, below the screens that it shows: what to press, and Next for who only wants to look. */
export function FlowBar({ onRestart, ...flow }: Props) {
  const { place, busy, problem, goTo } = useFlow(flow)
  const [open, setOpen] = useState<'step' | 'all' | 'folded'>('step')
  const { steps } = flow
  const step = steps[place]
  const choose = (at: number) => {
    setOpen('step')
    if (at < place) onRestart(at)
    else void goTo(at)
  }
  return (
    <BesideTheProduct>
      <section
        aria-label={FLOW_BAR}
        className="fixed bottom-2 left-2 z-100 flex max-h-[calc(100vh-16px)] max-w-[min(34rem,calc(100vw-16px))] flex-wrap items-center gap-2 overflow-auto rounded-card border-2 border-brand bg-surface-raised p-2 text-sm text-ink shadow-2"
      >
        {open === 'all' ? (
          <ol className="basis-full space-y-1">
            {steps.map(({ title, who }, at) => (
              <li key={title}>
                <button
                  type="button"
                  className={`${button} w-full text-left`}
                  aria-current={at === place ? 'step' : undefined}
                  disabled={busy}
                  onClick={() => choose(at)}
                >
                  {at + 1}. {who}: {title}
                </button>
              </li>
            ))}
          </ol>
        ) : null}
        {open === 'step' ? (
          <p className="min-w-0 basis-full px-1 wrap-anywhere">
            <strong>{step ? `${step.who}: ${step.title}.` : 'This is the end of the flow.'}</strong> {step?.text}
          </p>
        ) : null}
        {problem ? (
          <p role="alert" className="basis-full px-1 text-bad">
            {problem}
          </p>
        ) : null}
        <button type="button" className={button} disabled={busy || !step} onClick={() => void goTo(place + 1)}>
          Next
        </button>
        <span className="figures px-1 text-ink-muted">
          {place} of {steps.length} done
        </span>
        <button
          type="button"
          className={`${button} ml-auto`}
          aria-expanded={open === 'all'}
          onClick={() => setOpen(open === 'all' ? 'step' : 'all')}
        >
          Steps
        </button>
        <button
          type="button"
          className={button}
          aria-expanded={open !== 'folded'}
          onClick={() => setOpen(open === 'folded' ? 'step' : 'folded')}
        >
          {open === 'folded' ? 'Unfold' : 'Fold'}
        </button>
      </section>
    </BesideTheProduct>
  )
}

/** What a dialog of the product takes for a press outside of it. */
const OUTSIDE = ['pointerdown', 'mousedown', 'touchstart', 'focusin']

/** Renders beside the body: a dialog of the product makes what is in the body inert, and closes at a press there. */
function BesideTheProduct({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'))
  useEffect(() => {
    const keep = (event: Event) => {
      event.stopPropagation()
      // The focus stays in the dialog.
      if (event.type === 'mousedown') event.preventDefault()
    }
    for (const kind of OUTSIDE) place.addEventListener(kind, keep)
    document.documentElement.append(place)
    return () => place.remove()
  }, [place])
  return createPortal(children, place)
}
