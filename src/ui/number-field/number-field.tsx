import { useState } from 'react'
import { TextField, type TextFieldProps } from '@/ui/text-field/text-field'
import { formatAmount, groupDigits, parseAmount } from './amount'
import { useGrouping } from './use-grouping'

export type NumberFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** `null` is empty. */
  value: number | null
  /** Each time what is typed is a valid amount, or empty (`null`). */
  onValueChange: (value: number | null) => void
  /** A number, `null` for empty, `undefined` for 'not a number'. Reads '4.2M' unless told otherwise. */
  parse?: (typed: string) => number | null | undefined
  format?: (value: number) => string
  /** Said after leaving the field with something that is no number; what was typed stays. */
  invalidText?: string
  /** Puts commas in while digits are typed. */
  grouping?: boolean
}

export function NumberField({
  value,
  onValueChange,
  parse = parseAmount,
  format = formatAmount,
  invalidText = 'Type a number, such as 4,200,000 or 4.2M.',
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

  // A value from outside (Clear All Filters) wins over what was left standing, never over what is being typed:
  // the answer of a slow owner (the URL) would eat the digits typed meanwhile.
  if (value !== known) {
    setKnown(value)
    if (!focused) {
      setDraft(null)
      setInvalid(false)
    }
  }

  const { input, type } = useGrouping(
    (text) => {
      setDraft(text)
      setInvalid(false)
      const parsed = parse(text)
      if (parsed !== undefined && parsed !== value) onValueChange(parsed)
    },
    grouping ? groupDigits : undefined,
  )

  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      ref={input}
      inputClassName={inputClassName}
      error={error ?? (invalid ? invalidText : undefined)}
      value={draft ?? (value === null ? '' : format(value))}
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
