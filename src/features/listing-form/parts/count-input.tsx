import { Minus, Plus } from 'lucide-react'
import { NUMBER_RULES, numberIn, type NumberFieldName } from '@/domain/listing-form/form-numbers'
import { IconButton } from '@/ui/icon-button/icon-button'
import { TextField } from '@/ui/text-field/text-field'
import { useListingField } from '../use-listing-field'
import { useWords } from '@/words/use-words'

type Props = {
  name: Extract<NumberFieldName, 'bedrooms' | 'bathrooms' | 'parking_spots' | 'loading_bays'>
  label: string
  hint?: string | undefined
}

export function CountInput({ name, label, hint }: Props) {
  const t = useWords()
  const { step } = NUMBER_RULES[name]
  const { id, value, error, change, leave } = useListingField(name)
  const number = numberIn(value, NUMBER_RULES[name])
  const by = (difference: number) => {
    const next = (number ?? 0) + difference
    if (next >= 0) change(String(next))
  }
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      error={error}
      value={value}
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      autoComplete="off"
      inputClassName="figures"
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        by(event.key === 'ArrowUp' ? step : -step)
      }}
      suffix={
        <span className="-mr-2.5 flex">
          {/* The arrow keys do the same in the field itself. */}
          <IconButton
            label={t('Fewer: {label}', { label })}
            tabIndex={-1}
            aria-disabled={!number || undefined}
            onClick={() => by(-step)}
          >
            <Minus aria-hidden size={17} />
          </IconButton>
          <IconButton label={t('More: {label}', { label })} tabIndex={-1} onClick={() => by(step)}>
            <Plus aria-hidden size={17} />
          </IconButton>
        </span>
      }
    />
  )
}
