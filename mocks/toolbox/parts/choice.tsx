import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { boxClass, Field, useField, type FieldWords } from '@/ui/field/field'

type ChoiceProps<T extends string> = FieldWords & {
  value: T
  options: readonly { value: T; label: string; group?: string | undefined }[]
  onValueChange: (value: T) => void
  className?: string
} & Omit<ComponentProps<'select'>, 'value' | 'onChange'>

/** The browser's own select: unlike the product's, it works beside an open dialog and holds hundreds of options. */
export function Choice<T extends string>({
  label,
  hideLabel,
  hint,
  error,
  value,
  options,
  onValueChange,
  className,
  ...rest
}: ChoiceProps<T>) {
  const { id, control } = useField({ hint, error })
  const groups = [...new Set(options.map(({ group }) => group))]
  const list = (group: string | undefined) =>
    options
      .filter((option) => option.group === group)
      .map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))
  return (
    <Field {...{ id, label, hideLabel, hint, error, className }}>
      <select
        {...rest}
        {...control}
        value={value}
        onChange={(event) => onValueChange(event.target.value as T)}
        className={clsx('min-h-11 w-full px-3', boxClass)}
      >
        {groups.map((group) =>
          group === undefined ? (
            list(group)
          ) : (
            <optgroup key={group} label={group}>
              {list(group)}
            </optgroup>
          ),
        )}
      </select>
    </Field>
  )
}
