import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldCount } from '@/ui/field/field'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'role' | 'size'> & {
  /** The setting, so that on and off answer it. */
  label: string
  hideLabel?: boolean
  hint?: ReactNode
  /** How many results match; shown before the switch. */
  count?: number | undefined
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void
}

/** A setting that takes effect at once. */
export function Switch({ label, hideLabel, hint, count, onCheckedChange, className, ...input }: SwitchProps) {
  const made = useId()
  const id = input.id ?? made
  const counted = count !== undefined
  return (
    <label
      htmlFor={id}
      className={clsx(
        'flex min-h-11 items-center gap-4 py-1.5 has-[:disabled]:cursor-default has-[:disabled]:opacity-50',
        className,
      )}
    >
      <span className={hideLabel ? 'sr-only' : 'min-w-0 flex-1'}>
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {hint ? (
          <span id={`${id}-hint`} className="block text-[0.8125rem] text-ink-muted">
            {hint}
          </span>
        ) : null}
      </span>
      {counted ? <FieldCount id={`${id}-count`} count={count} className="text-ink-muted" /> : null}
      <span className="relative inline-flex h-6.5 w-11 shrink-0">
        <input
          {...input}
          id={id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox itself says it
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={clsx(hint && `${id}-hint`, counted && `${id}-count`) || undefined}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className={clsx(
            'peer h-full w-full appearance-none rounded-full border border-line-control bg-line-control',
            'transition-colors checked:border-action checked:bg-action forced-colors:appearance-auto',
          )}
        />
        <span
          aria-hidden
          className={clsx(
            'pointer-events-none absolute top-0.75 left-0.75 size-5 rounded-full bg-surface-raised shadow-1',
            'transition-transform peer-checked:translate-x-4.5 forced-colors:hidden',
          )}
        />
      </span>
    </label>
  )
}
