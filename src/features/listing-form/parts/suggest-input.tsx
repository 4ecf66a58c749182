import { useState } from 'react'
import type { FieldOf } from '@/domain/listing/field-kinds'
import { fold } from '@/domain/text'
import { useListingField } from '../use-listing-field'
import { Combobox } from './combobox'

type Props = {
  name: FieldOf<'text'>
  label: string
  /** What can be picked; another text may be typed. */
  options: readonly string[]
  listLabel: string
  placeholder?: string
}

export function SuggestInput({ name, options, ...rest }: Props) {
  const { id, value, error, change, leave } = useListingField(name)
  // What stands in the field when it is entered is no search: all options are offered then.
  const [typed, setTyped] = useState('')
  const words = fold(typed.trim())
  const fitting = options.filter((option) => fold(option).includes(words))
  const starting = fitting.toSorted((one, other) => rank(one, words) - rank(other, words))
  return (
    <Combobox
      {...rest}
      id={id}
      value={value}
      error={error}
      options={starting.map((text) => ({ key: text, text }))}
      onType={(text) => {
        change(text)
        setTyped(text)
      }}
      onChoose={({ text }) => {
        change(text)
        setTyped('')
      }}
      onBlur={() => {
        setTyped('')
        leave()
      }}
    />
  )
}

const rank = (option: string, words: string) => (fold(option).startsWith(words) ? 0 : 1)
