import type { Option } from '@/domain/search/filter-panels'
import { RadioChips } from '@/ui/radio-chips/radio-chips'

type ChoiceFilterProps<Value> = {
  legend: string
  options: readonly Option<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** One of a filter's documented choices. */
export function ChoiceFilter<Value>({ legend, options, value, onChoose }: ChoiceFilterProps<Value>) {
  return (
    <RadioChips
      legend={legend}
      options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={String(value)}
      onValueChange={(chosen) => {
        const option = options.find((each) => String(each.value) === chosen)
        if (option) onChoose(option.value)
      }}
    />
  )
}
