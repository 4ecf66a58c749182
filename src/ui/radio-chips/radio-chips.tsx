import { clsx } from 'clsx'
import { useId } from 'react'
import { FieldCount, FieldNote, starClass } from '@/ui/field/field'

export type RadioChipsProps<T extends string> = {
  /** The question; names the group. */
  legend: string
  hideLegend?: boolean
  /** In order. `count`: how many results match. */
  options: readonly { value: T; label: string; count?: number; disabled?: boolean }[]
  /** `null`: none chosen. */
  value: T | null
  /** Called with the chosen value; a choice is not taken back. */
  onValueChange: (value: T) => void
  /** Id of the group, for links to it. */
  id?: string
  error?: string
  required?: boolean
  className?: string
}

/** One of a few short words: Any, Studio, 1+, 2+. */
export function RadioChips<T extends string>({
  legend,
  hideLegend,
  options,
  value,
  onValueChange,
  id: given,
  error,
  required,
  className,
}: RadioChipsProps<T>) {
  const made = useId()
  const id = given ?? made
  return (
    <div
      role="radiogroup"
      id={id}
      aria-labelledby={`${id}-legend`}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className={clsx('min-w-0', className)}
    >
      <p
        id={`${id}-legend`}
        className={hideLegend ? 'sr-only' : clsx('mb-1.5 text-[0.8125rem] font-strong text-ink', required && starClass)}
      >
        {legend}
      </p>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option, place) => (
          <label key={option.value} className="relative max-w-full">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={option.count === undefined ? undefined : `${id}-count-${place}`}
              onChange={() => onValueChange(option.value)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full"
            />
            <span
              className={clsx(
                'figures pointer-events-none flex min-h-10 min-w-11 items-center justify-center gap-1.5',
                'rounded-full border px-3.5 text-[0.8125rem] font-semibold transition-colors',
                'border-line-control/60 bg-surface-raised text-ink peer-hover:border-ink/70 peer-disabled:opacity-45',
                'peer-checked:border-action peer-checked:bg-action peer-checked:text-action-ink',
                'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
                option.value === value && 'chosen-in-forced-colors',
              )}
            >
              <span className="min-w-0 wrap-anywhere">{option.label}</span>
              {option.count === undefined ? null : <FieldCount id={`${id}-count-${place}`} count={option.count} />}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </div>
  )
}
