import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type BadgeTone = 'sale' | 'rent' | 'good' | 'warn' | 'bad' | 'neutral' | 'brand'

const TONES: Record<BadgeTone, string> = {
  sale: 'bg-sale-soft text-sale',
  rent: 'bg-rent-soft text-rent',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  neutral: 'bg-surface-sunken text-ink ring-1 ring-line ring-inset',
  brand: 'bg-brand-soft text-brand-ink',
}

const INKS: Record<BadgeTone, string> = {
  sale: 'text-sale',
  rent: 'text-rent',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
  neutral: 'text-ink',
  brand: 'text-brand-ink',
}

export type BadgeProps = {
  /** What it means: kind of deal, good or bad news, or nothing in particular. */
  tone?: BadgeTone
  /** Before the text. */
  icon?: ReactNode
  /** For use on a photograph: white in both themes, rounder. */
  onPicture?: boolean
  className?: string
  /** One to three words; longer ones are cut. */
  children: ReactNode
}

/** A short fact, such as a status. For something to press use a Chip or a Button. */
export function Badge({ tone = 'neutral', icon, onPicture = false, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        icon ? 'inline-flex items-center gap-1' : 'relative inline-block truncate',
        'max-w-full text-xs font-bold forced-colors:border',
        onPicture ? 'light rounded-full bg-white px-2.5 py-1 shadow-1' : 'rounded-md px-2 py-0.75',
        onPicture ? INKS[tone] : TONES[tone],
        className,
      )}
    >
      {icon}
      {icon ? <span className="relative truncate">{children}</span> : children}
    </span>
  )
}
