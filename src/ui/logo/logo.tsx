import { clsx } from 'clsx'

/** A roof over a map pin. `size` is its height in pixels; good from 16 up. Decoration beside the name. */
export function Mark({ size = 30, className }: { size?: number; className?: string }) {
  return (
    <svg aria-hidden width={(size * 32) / 36} height={size} viewBox="0 0 32 36" fill="none" className={clsx('shrink-0', className)}>
      <path d="M5 12.500 16 4l11 8.500V19c0 7-5.600 11.600-11 16C10.600 30.600 5 26 5 19Z" fill="var(--brand)" />
      <path d="M2.200 13.200 16 2.600l13.800 10.600" stroke="var(--ink)" strokeWidth="4.200" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="16" cy="18.500" r="4.600" fill="var(--on-brand)" />
    </svg>
  )
}

export function Wordmark({ className }: { className?: string }) {
  return <span className={clsx('text-[1.1875rem] leading-none font-extrabold tracking-[-0.035em] text-ink', className)}>Proventous</span>
}

/** Mark and name; `size` is the mark's height. */
export function Logo({ size = 30, markOnly = false, className }: { size?: number; markOnly?: boolean; className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2', className)}>
      <Mark size={size} />
      {markOnly ? <span className="sr-only">Proventous</span> : <Wordmark />}
    </span>
  )
}
