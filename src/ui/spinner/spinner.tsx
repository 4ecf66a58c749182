import { clsx } from 'clsx'

/** The ring alone, hidden from assistive technology: put text beside it. */
export function SpinnerMark({ size = 18, className }: { size?: number; className?: string }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      className={clsx('shrink-0 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9.5" opacity="0.22" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" strokeLinecap="round" />
    </svg>
  )
}

export type SpinnerProps = {
  /** Visible and announced, such as 'Loading map...'. */
  label: string
  hideLabel?: boolean
  /** Width and height in pixels. */
  size?: number
  className?: string
}

/** Shows that work is under way. Use a Skeleton where the shape of the result is known. */
export function Spinner({ label, hideLabel = false, size = 22, className }: SpinnerProps) {
  return (
    <output className={clsx('flex items-center justify-center gap-3 text-ink-muted', className)}>
      <SpinnerMark size={size} className="text-brand" />
      <span className={clsx(hideLabel && 'sr-only')}>{label}</span>
    </output>
  )
}
