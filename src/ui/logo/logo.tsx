import { clsx } from 'clsx'

/** The mark. `size` is its height in pixels, 16 or more. Decorative. */
export function Mark({ size = 30, className }: { size?: number; className?: string }) {
  return (
    <svg
      aria-hidden
      width={(size * 32) / 36}
      height={size}
      viewBox="0 0 32 36"
      fill="none"
      className={clsx('shrink-0', className)}
    >
      <path
        d={
          'M14.2 2.7a3 3 0 0 1 3.6 0l10.4 7.8a2 2 0 0 1 .8 1.6v5.4c0 8.5-6.5 13-11.7 16.800a2.2 2.2 0 0 1-2.6 ' +
          '0C9.5 30.5 3 26 3 17.5v-5.4a2 2 0 0 1 .8-1.6Z'
        }
        fill="var(--brand)"
      />
      <path
        d="m8.5 17.5 7.5-6 7.5 6"
        stroke="var(--on-brand)"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="13.4" y="19.2" width="5.2" height="6" rx="1.2" fill="var(--on-brand)" />
    </svg>
  )
}

/** The name, without the mark. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={clsx('text-[1.1875rem] leading-none font-extrabold tracking-[-0.035em] text-ink', className)}>
      Proventous
    </span>
  )
}

/** Mark and name; `size` is the mark's height. */
export function Logo({
  size = 30,
  markOnly = false,
  className,
}: {
  /** Height of the mark in pixels. */
  size?: number
  /** The name is there for screen readers alone. */
  markOnly?: boolean
  className?: string
}) {
  return (
    <span className={clsx('inline-flex items-center gap-2', className)}>
      <Mark size={size} />
      {markOnly ? <span className="sr-only">Proventous</span> : <Wordmark />}
    </span>
  )
}
