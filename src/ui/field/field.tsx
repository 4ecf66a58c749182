import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useWords } from '@/words/use-words'

export type FieldWords = {
  label: string
  /** Shows the label only to screen readers, where it is visually obvious (a search box). */
  hideLabel?: boolean
  hint?: ReactNode
  /** What is wrong and how to correct it; replaces the hint. */
  error?: string
  /** Adds '(optional)' to the label. */
  optional?: boolean
  /** Adds a star to the label; the control's `required` tells screen readers. */
  required?: boolean
}

/** Ids that tie a control to its label, hint and error. */
export function useField({ id: given, hint, error }: { id?: string; hint?: ReactNode; error?: string }) {
  const made = useId()
  const id = given ?? made
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return { id, control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy } }
}

/** The star of a required field; drawn by CSS, so it is not part of the name. */
export const starClass = "after:text-bad after:content-['_*'_/_'']"

export type FieldProps = FieldWords & {
  id: string
  className?: string
  children: ReactNode
  labelAs?: 'label' | 'span'
}

/** Label above a form control, hint or error below. */
export function Field({
  id,
  label,
  hideLabel,
  hint,
  error,
  optional,
  required,
  className,
  children,
  labelAs: Label = 'label',
}: FieldProps) {
  const t = useWords()
  return (
    <div className={clsx('min-w-0', className)}>
      <Label
        id={`${id}-label`}
        {...(Label === 'label' ? { htmlFor: id } : {})}
        className={
          hideLabel ? 'sr-only' : clsx('mb-1.5 block text-[0.8125rem] font-strong text-ink', required && starClass)
        }
      >
        {label}
        {optional ? <span className="font-medium text-ink-muted"> {t('(optional)')}</span> : null}
      </Label>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}

/** Hint or error below a control; the error replaces the hint. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  if (error) {
    return (
      <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-[0.8125rem] text-bad">
        <CircleAlert aria-hidden size={16} className="mt-px shrink-0" />
        <span className="min-w-0">{error}</span>
      </p>
    )
  }
  if (!hint) return null
  return (
    <p id={`${id}-hint`} className="mt-1.5 text-[0.8125rem] text-ink-muted">
      {hint}
    </p>
  )
}

/** How many results a choice has: it describes the choice, whose name stays its own. `id`: for `aria-describedby`. */
export function FieldCount({ id, count, className }: { id: string; count: number; className?: string }) {
  const t = useWords()
  return (
    <span id={id} aria-hidden className={clsx('figures text-xs font-normal', className)}>
      {count.toLocaleString('en-US')} <span className="sr-only">{t('results')}</span>
    </span>
  )
}

/** The box around the value. 16 px text on phones, or iOS zooms in on focus. */
export const boxClass = clsx(
  'rounded-control border border-line-control bg-surface-raised text-base text-ink transition-colors sm:text-sm',
  'hover:border-ink/70 has-[[aria-invalid=true]]:border-bad aria-invalid:border-bad',
  'has-[:disabled]:bg-surface-sunken has-[:disabled]:text-ink-muted disabled:bg-surface-sunken disabled:text-ink-muted',
)

export const boxFocusClass = clsx(
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1',
  'has-[input:focus-visible]:outline-focus',
)
