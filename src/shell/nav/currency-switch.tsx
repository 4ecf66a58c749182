import { SHELL_CURRENCIES } from '@/domain/money/money'
import { useCurrency } from '@/session/preferences'
import { Segmented } from '@/ui/segmented/segmented'

const OPTIONS = SHELL_CURRENCIES.map((value) => ({ value, label: value }))

export function CurrencySwitch({ className }: { className?: string }) {
  const { value, set } = useCurrency()
  return (
    <Segmented
      label="Currency"
      size="small"
      options={OPTIONS}
      value={value === 'EUR' ? null : value}
      onValueChange={set}
      {...(className ? { className } : {})}
    />
  )
}
