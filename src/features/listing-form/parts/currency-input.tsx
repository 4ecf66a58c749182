import { LISTING_CURRENCIES, symbolOf } from '@/domain/money/money'
import { Select } from '@/ui/select/select'
import { useListingField } from '../use-listing-field'

export const CURRENCY_OPTIONS = LISTING_CURRENCIES.map((value) => {
  const symbol = symbolOf(value)
  return { value, label: symbol === value ? value : `${value} ${symbol}` }
})

type Props = { name: 'currency' | 'deposit_currency'; label: string; className?: string }

export function CurrencyInput({ name, label, className }: Props) {
  const { id, value, error, change } = useListingField(name)
  return (
    <Select
      id={id}
      label={label}
      options={CURRENCY_OPTIONS}
      value={value}
      error={error}
      onValueChange={change}
      className={className}
    />
  )
}
