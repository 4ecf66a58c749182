import { clsx } from 'clsx'
import { Info } from 'lucide-react'

/** A short notice. The live region is always rendered, so that text which appears in it is announced. */
export function InlineNotice({ text }: { text: string | null }) {
  return (
    <div role="status">
      {text ? (
        <p
          className={clsx(
            'mt-3 flex animate-fade-in gap-2.5 rounded-control bg-surface-sunken px-3.5 py-3 text-[0.8125rem]',
            'text-pretty ring-1 ring-line ring-inset',
          )}
        >
          <Info aria-hidden size={17} className="mt-px shrink-0 text-ink-muted" />
          <span className="min-w-0">{text}</span>
        </p>
      ) : null}
    </div>
  )
}
