import { useState } from 'react'
import { TextField, type TextFieldProps } from '@/ui/text-field/text-field'
import { formatAmount, parseAmount } from './amount'
import { useGrouping } from './use-grouping'

export type NumberFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** `null` is empty. */
  value: number | null
  /** Called when the text is a valid amount or empty (`null`). */
  onValueChange: (value: number | null) => void
  /** Returns a number, `null` for empty text, `undefined` for no number. By default it reads '4.2M'. */
  parse?: (typed: string) => number | null | undefined
  /** Text of a number when the field is left. */
  format?: (value: number) => string
  /** Error for text that is no number, after leaving the field. The text stays. */
  invalidText?: string
  /** Groups digits with commas while typing. */
  grouping?: boolean
}

/** A number, grouped while it is typed. It gives the typed text; its screen reads it. */
export function NumberField({
  value,
  onValueChange,
  parse = parseAmount,
  format = formatAmount,
  invalidText = 'Type a number, such as 4,200,000.',
  grouping = true,
  error,
  onFocus,
  onBlur,
  inputClassName = 'figures',
  ...field
}: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [invalid, setInvalid] = useState(false)
  const [focused, setFocused] = useState(false)
  const [known, setKnown] = useState(value)

  // A new value from outside (Clear All Filters) replaces the text, except while typing: a slow update of the URL would
  // delete digits typed meanwhile.
  if (value !== known) {
    setKnown(value)
    if (!focused) {
      setDraft(null)
      setInvalid(false)
    }
  }

  const shown = draft ?? (value === null ? '' : format(value))
  const { input, type } = useGrouping(
    shown,
    (text) => {
      setDraft(text)
      setInvalid(false)
      const parsed = parse(text)
      if (parsed !== undefined && parsed !== value) onValueChange(parsed)
    },
    grouping,
  )

  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      ref={input}
      inputClassName={inputClassName}
      error={error ?? (invalid ? invalidText : undefined)}
      value={shown}
      onChange={type}
      onFocus={(event) => {
        setFocused(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setFocused(false)
        const wrong = draft !== null && parse(draft) === undefined
        setInvalid(wrong)
        if (!wrong) setDraft(null)
        onBlur?.(event)
      }}
    />
  )
}
