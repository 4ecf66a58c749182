import { useState } from 'react'
import { NumberField, type NumberFieldProps } from '@/ui/number-field/number-field'
import { useWords } from '@/words/use-words'

type Props = Omit<NumberFieldProps, 'error'> & { min?: number; max: number }

/** A number out of bounds stays as typed, counts as none, and after leaving gets an error with the bounds. */
export function BoundedField({ value, min = 0, max, onValueChange, onFocus, onBlur, ...field }: Props) {
  const t = useWords()
  const [outside, setOutside] = useState<number | null>(null)
  const [focused, setFocused] = useState(false)
  const [least, most] = [min.toLocaleString('en-US'), max.toLocaleString('en-US')]
  return (
    <NumberField
      {...field}
      value={outside ?? value}
      error={outside !== null && !focused ? t('Type a number from {least} to {most}.', { least, most }) : undefined}
      onValueChange={(typed) => {
        const beyond = typed !== null && (typed < min || typed > max)
        setOutside(beyond ? typed : null)
        onValueChange(beyond ? null : typed)
      }}
      onFocus={(event) => {
        setFocused(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setFocused(false)
        onBlur?.(event)
      }}
    />
  )
}
