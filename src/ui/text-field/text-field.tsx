import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { boxClass, boxFocusClass, Field, useField, type FieldWords } from '@/ui/field/field'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'size'> &
  FieldWords & {
    /** Inside the box, before the text: a sign or an icon. */
    prefix?: ReactNode
    /** Inside the box, after the text: a unit or a small button. */
    suffix?: ReactNode
    /** Classes of the input itself, such as `figures`. */
    inputClassName?: string
  }

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  prefix,
  suffix,
  className,
  inputClassName,
  ...input
}: TextFieldProps) {
  const { id, control } = useField({ id: input.id, hint, error })
  return (
    <Field {...{ id, label, hideLabel, hint, error, optional, className }} required={input.required}>
      <span className={clsx('flex min-h-11 items-center overflow-clip', boxClass, boxFocusClass)}>
        {prefix ? <span className="shrink-0 pl-3 text-ink-muted">{prefix}</span> : null}
        <input
          type="text"
          {...input}
          {...control}
          className={clsx(
            'min-h-10.5 w-full min-w-0 flex-1 bg-transparent px-3 outline-none',
            prefix && 'pl-2',
            suffix && 'pr-2',
            inputClassName,
          )}
        />
        {suffix ? <span className="flex shrink-0 items-center pr-3 text-ink-muted">{suffix}</span> : null}
      </span>
    </Field>
  )
}
