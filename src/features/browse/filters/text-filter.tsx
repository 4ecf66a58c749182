import { MAX_TEXT } from '@/domain/search/search-params'
import { TextField } from '@/ui/text-field/text-field'
import { useAtOnce } from '../state/use-at-once'
import type { ChangeOptions } from '../state/use-search-state'

type TextFilterProps = {
  label: string
  value: string
  onType: (value: string, options: ChangeOptions) => number
}

/** A filter by words that a field holds. */
export function TextFilter({ label, value, onType }: TextFilterProps) {
  const [shown, type] = useAtOnce(value, onType)
  return (
    <TextField
      label={label}
      placeholder="Any"
      maxLength={MAX_TEXT}
      value={shown}
      onChange={(event) => type(event.target.value)}
    />
  )
}
