import { clsx } from 'clsx'

export type ProgressBarProps = {
  /** What goes on; names the bar. */
  label: string
  /** Shows the label and the value above the bar. */
  showLabel?: boolean
  /** From 0 to `max`. */
  value: number
  /** The value of a full bar. */
  max?: number
  /** Text for the value: '3 of 5 steps'. Default: a percentage. */
  valueText?: string
  /** `good` and `bad` where the value is a judgment, such as the strength of a password. */
  tone?: 'brand' | 'good' | 'bad' | 'action'
  className?: string
}

const FILL = { brand: 'bg-brand', good: 'bg-good', bad: 'bg-bad', action: 'bg-action' }

/** How much of something known is done. Where the amount is unknown take a Spinner. */
export function ProgressBar({
  label,
  showLabel,
  value,
  max = 100,
  valueText,
  tone = 'brand',
  className,
}: ProgressBarProps) {
  const share = Math.min(1, Math.max(0, max > 0 ? value / max : 0))
  const words = valueText ?? `${Math.round(share * 100)}%`
  return (
    <div className={clsx('min-w-0', className)}>
      {showLabel ? (
        <p aria-hidden className="mb-1.5 flex justify-between gap-4 text-[0.8125rem]">
          <span className="font-strong">{label}</span>
          <span className="figures text-ink-muted">{words}</span>
        </p>
      ) : null}
      <progress aria-label={label} aria-valuetext={words} value={value} max={max} className="sr-only" />
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-ink/10 forced-colors:border">
        <div
          className={clsx(
            'h-full origin-left rounded-full transition-transform forced-colors:bg-[Highlight]',
            FILL[tone],
          )}
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  )
}
