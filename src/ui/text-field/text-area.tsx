import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { boxClass, Field, useField, type FieldWords } from '@/ui/field/field'

export type TextAreaProps = ComponentProps<'textarea'> & FieldWords

/** Multi-line text; grows with its content where browsers support that. */
export function TextArea({ label, hideLabel, hint, error, optional, className, rows = 4, ...input }: TextAreaProps) {
  const { id, control } = useField({ id: input.id, hint, error })
  return (
    <Field {...{ id, label, hideLabel, hint, error, optional, className }} required={input.required}>
      <textarea
        rows={rows}
        {...input}
        {...control}
        className={clsx(
          'field-sizing-content block min-h-24 w-full resize-y px-3 py-2.5 focus-visible:outline-offset-1',
          boxClass,
        )}
      />
    </Field>
  )
}
