import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldCount, FieldNote } from '@/ui/field/field'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'size'> & {
  /** At the right of the box; pressing it checks too. */
  label: ReactNode
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void
  hint?: ReactNode
  error?: string
  /** How many results match; shown at the right. */
  count?: number
}

/** One thing that is so or not, and takes effect when its form is sent. What takes effect at once is a Switch. */
export function Checkbox({ label, onCheckedChange, hint, error, count, className, ...input }: CheckboxProps) {
  const made = useId()
  const id = input.id ?? made
  const counted = count !== undefined
  return (
    <div className={clsx('min-w-0', className)}>
      <label
        htmlFor={id}
        className="flex min-h-10 items-center gap-3 py-1.5 has-[:disabled]:cursor-default has-[:disabled]:opacity-50"
      >
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            onChange={(event) => onCheckedChange?.(event.target.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={clsx(error ? `${id}-error` : hint && `${id}-hint`, counted && `${id}-count`) || undefined}
            className={clsx(
              'peer size-5 appearance-none rounded-[6px] border border-line-control bg-surface-raised',
              'transition-colors checked:border-action checked:bg-action hover:border-ink aria-invalid:border-bad',
              'forced-colors:appearance-auto',
            )}
          />
          <Check
            aria-hidden
            size={15}
            strokeWidth={3}
            className={clsx(
              'pointer-events-none absolute text-action-ink opacity-0 peer-checked:opacity-100',
              'forced-colors:hidden',
            )}
          />
        </span>
        <span className="min-w-0 flex-1">{label}</span>
        {counted ? <FieldCount id={`${id}-count`} count={count} className="text-ink-muted" /> : null}
      </label>
      <div className="pl-8 empty:hidden">
        <FieldNote id={id} hint={hint} error={error} />
      </div>
    </div>
  )
}
