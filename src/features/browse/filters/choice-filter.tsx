import type { Option } from '@/domain/search/filter-panels'
import type { Counts } from '@/domain/search/counts/choice-counts'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { useAtOnce } from '../state/use-at-once'
import type { ChangeOptions } from '../state/use-search-state'

type ChoiceFilterProps<Value> = {
  legend: string
  options: readonly Option<Value>[]
  value: Value
  /** How many listings each choice would show; undefined where nobody counted. */
  counts?: Counts | undefined
  onChoose: (value: Value, options: ChangeOptions) => number
}

/** One of a filter's documented choices. */
export function ChoiceFilter<Value>({ legend, options, value, counts, onChoose }: ChoiceFilterProps<Value>) {
  const [shown, choose] = useAtOnce(value, onChoose)
  return (
    <RadioChips
      legend={legend}
      options={options.map(({ value: each, label }) => ({
        value: String(each),
        label,
        ...countOf(counts, String(each)),
      }))}
      value={String(shown)}
      onValueChange={(chosen) => {
        const option = options.find((each) => String(each.value) === chosen)
        if (option) choose(option.value)
      }}
    />
  )
}

/** Any and a minimum of zero (Studio): they take everything, and that number is in the title of the results. */
const UNCOUNTED = ['null', 'any', '0']

function countOf(counts: Counts | undefined, value: string): { count?: number } {
  return counts === undefined || UNCOUNTED.includes(value) ? {} : { count: counts.get(value) ?? 0 }
}
