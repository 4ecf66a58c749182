import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'

type Tone = 'neutral' | 'sale' | 'rent'

export type SegmentedOption<T extends string> = {
  value: T
  label: string
  icon?: ReactNode
  /** Shows only the icon; the label is the accessible name. */
  hideLabel?: boolean
  /** Color when chosen. */
  tone?: Tone
}

export type SegmentedProps<T extends string> = {
  /** Accessible name of the group. */
  label: string
  /** In a form that is sent without code. */
  name?: string
  /** Two to four, in order. */
  options: readonly SegmentedOption<T>[]
  /** `null`: none chosen. */
  value: T | null
  /** Called with the chosen value. */
  onValueChange: (value: T) => void
  /** 34 or 42 px high. */
  size?: 'small' | 'medium'
  /** Fills the width. */
  wide?: boolean
  className?: string
}

const TONES: Record<Tone, string> = {
  neutral: 'peer-checked:text-ink',
  sale: 'peer-checked:text-sale',
  rent: 'peer-checked:text-rent',
}

/** A choice of two or three side by side: Grid / List, USD / PHP. */
export function Segmented<T extends string>({
  label,
  name: given,
  options,
  value,
  onValueChange,
  size = 'medium',
  wide = false,
  className,
}: SegmentedProps<T>) {
  const own = useId()
  const name = given ?? own
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx(
        'rounded-[10px] bg-surface-sunken p-0.75 ring-1 ring-line ring-inset',
        wide ? 'flex flex-wrap' : 'inline-flex max-w-full flex-wrap',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx('relative', wide && 'flex-1')}
          title={option.hideLabel ? option.label : undefined}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className={clsx(
              'peer absolute -top-1.25 left-0 h-[calc(100%+0.625rem)] w-full cursor-pointer appearance-none',
              'rounded-[7px]',
            )}
          />
          <span
            className={clsx(
              'pointer-events-none relative flex min-w-11 items-center justify-center gap-2 rounded-[7px]',
              'font-strong whitespace-nowrap transition-colors',
              size === 'small' ? 'min-h-8.5 px-3 text-[0.8125rem]' : 'min-h-10.5 px-4',
              'text-ink-muted peer-hover:text-ink peer-checked:bg-surface-raised peer-checked:shadow-1',
              'peer-checked:ring-1 peer-checked:ring-line',
              'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
              TONES[option.tone ?? 'neutral'],
              option.value === value && 'chosen-in-forced-colors',
            )}
          >
            {option.icon}
            <span className={clsx(option.hideLabel && 'sr-only')}>{option.label}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
