import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { NUMBER_RULES, tidyNumber, type NumberFieldName, type NumberRule } from '@/domain/listing-form-numbers'
import { groupDigits } from '@/domain/typed-amount'
import { caretAfterGrouping } from '@/ui/number-field/amount'
import { TextField, type TextFieldProps } from '@/ui/text-field/text-field'
import { useListingField } from '../use-listing-field'

type Props = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'id'> & { name: NumberFieldName }

/** A typed number of the form. Digits are grouped while they are typed; '4.2M' becomes 4,200,000 on leaving the field. */
export function NumberInput({ name, ...rest }: Props) {
  const { id, value, error, change, leave } = useListingField(name)
  const rule: NumberRule = NUMBER_RULES[name]
  const { input, type } = useGrouping(change, rule.money === true)
  return (
    <TextField
      inputMode={rule.step === 1 ? 'numeric' : 'decimal'}
      autoComplete="off"
      inputClassName="figures"
      {...rest}
      ref={input}
      id={id}
      value={value}
      error={error}
      onChange={type}
      onBlur={() => {
        const tidy = tidyNumber(value, rule)
        if (tidy !== value) change(tidy)
        leave()
      }}
    />
  )
}

/** Puts commas in while digits are typed and keeps the caret where it was among them. */
export function useGrouping(change: (text: string) => void, grouping: boolean) {
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ at: number } | null>(null)
  useLayoutEffect(() => {
    if (caret) input.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value
    const text = grouping ? groupDigits(typed) : typed
    if (text !== typed) setCaret({ at: caretAfterGrouping(typed, event.target.selectionStart ?? typed.length, text) })
    change(text)
  }
  return { input, type }
}
