import type { Option } from '@/domain/search/filter-panels'
import type { Counts } from '@/domain/search/counts/choice-counts'
import { RadioChips } from '@/ui/radio-chips/radio-chips'

type ChoiceFilterProps<Value> = {
  legend: string
  options: readonly Option<Value>[]
  value: Value
  /** How many listings each choice would show; undefined where nobody counted. */
  counts?: Counts | undefined
  onChoose: (value: Value) => void
}

/** One of a filter's documented choices. */
export function ChoiceFilter<Value>({ legend, options, value, counts, onChoose }: ChoiceFilterProps<Value>) {
  return (
    <RadioChips
      legend={legend}
      options={options.map(({ value: each, label }) => ({
        value: String(each),
        label,
        ...countOf(counts, String(each)),
      }))}
      value={String(value)}
      onValueChange={(chosen) => {
        const option = options.find((each) => String(each.value) === chosen)
        if (option) onChoose(option.value)
      }}
    />
  )
}

/** Those of Any: it takes everything, and that number is in the title of the results. */
const UNCOUNTED = ['null', 'any']

function countOf(counts: Counts | undefined, value: string): { count?: number } {
  return counts === undefined || UNCOUNTED.includes(value) ? {} : { count: counts.get(value) ?? 0 }
}
