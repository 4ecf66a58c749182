import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '@/ui/icon-button/icon-button'
import type { Toast, ToastTone } from './notify'
import { useCountdown } from './use-countdown'
import { useWords } from '@/words/use-words'

const ICONS: Record<ToastTone, typeof Info> = { neutral: Info, good: CircleCheck, bad: CircleAlert }
const INKS: Record<ToastTone, string> = { neutral: 'text-ink-muted', good: 'text-good', bad: 'text-bad' }

/** With more characters the action goes below the text on phones. */
const LONG = 32

/** Duration in ms, enough to read twice; longer for errors and toasts with an action. */
function durationOf({ text, tone, action }: Toast): number {
  return Math.max(tone === 'bad' || action ? 10_000 : 5000, text.length * 90)
}

export function ToastItem({ toast, paused, onLeave }: { toast: Toast; paused: boolean; onLeave: () => void }) {
  const t = useWords()
  const { text, tone, action, second } = toast
  const under = action !== undefined && text.length > LONG
  const Icon = ICONS[tone]
  useCountdown(durationOf(toast), paused, onLeave)

  // A status is announced when an existing region fills; an alert is announced when it appears.
  const [filled, setFilled] = useState(tone === 'bad')
  useEffect(() => {
    const timer = setTimeout(() => setFilled(true), 40)
    return () => clearTimeout(timer)
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as its close button
    <li
      data-toast
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
      className={clsx(
        'pointer-events-auto flex animate-pop-in items-center gap-3 rounded-card border bg-surface-raised py-2',
        'pr-1.5 pl-4 text-ink shadow-2',
        under && 'max-sm:flex-wrap max-sm:gap-y-0',
        tone === 'bad' ? 'border-bad/60' : 'border-line',
      )}
    >
      <Icon aria-hidden size={20} className={clsx('shrink-0', INKS[tone])} />
      <p role={tone === 'bad' ? 'alert' : 'status'} className="min-w-0 flex-1 py-1.5 font-semibold">
        {filled ? text : null}
      </p>
      {[action, second].map((way) =>
        way ? (
          <button
            key={way.label}
            type="button"
            onClick={() => {
              way.onPress()
              onLeave()
            }}
            className={clsx(
              'thumb-target min-h-10 shrink-0 rounded-control px-2.5 font-bold underline decoration-brand',
              'decoration-2 underline-offset-4 hover:bg-ink/6',
              under && 'max-sm:order-last max-sm:first-of-type:ml-5.5',
            )}
          >
            {way.label}
          </button>
        ) : null,
      )}
      <IconButton label={t('Dismiss')} onClick={onLeave}>
        <X aria-hidden size={18} />
      </IconButton>
      {under ? <span aria-hidden className="hidden max-sm:block max-sm:w-full" /> : null}
    </li>
  )
}
