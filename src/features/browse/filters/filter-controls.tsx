import { memo } from 'react'
import { type Option, itemsOf } from '@/domain/search/filter-panels'
import type { Counts } from '@/domain/search/counts/choice-counts'
import type { ListFilter } from '@/domain/search/filter-state'
import { changeFilters } from '@/domain/search/search-changes'
import { MAX_TEXT } from '@/domain/search/search-params'
import { capitalize } from '@/domain/text'
import { CheckboxList } from '@/ui/checkbox/checkbox-list'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { Switch } from '@/ui/switch/switch'
import { TextField } from '@/ui/text-field/text-field'
import { useAtOnce } from '../state/use-at-once'
import type { ChangeOptions, ChangeSearch } from '../state/use-search-state'
import { useWords } from '@/words/use-words'

type ChoiceFilterProps<Value> = {
  legend: string
  options: readonly Option<Value>[]
  value: Value
  /** How many listings each choice would show; undefined where nobody counted. */
  counts?: Counts | undefined
  onChoose: (value: Value, options: ChangeOptions) => number
}

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

type ChecksFilterProps = {
  legend: string
  field: ListFilter
  values: readonly string[]
  counts: Counts | undefined
  change: ChangeSearch
}

/** Every checked item is required (B 5). Counts are of one item alone: with a checked one they would mislead. */
export const ChecksFilter = memo(function ChecksFilter({ legend, field, values, counts, change }: ChecksFilterProps) {
  const t = useWords()
  const [shown, choose] = useAtOnce(values, (next, options) =>
    change((search) => changeFilters(search, { [field]: next }), options),
  )
  return (
    <CheckboxList
      legend={legend}
      options={itemsOf(field).map((value) => ({
        value,
        label: capitalize(t.known(value)),
        ...(counts && values.length === 0 ? { count: counts.get(value) ?? 0 } : {}),
      }))}
      values={shown}
      onValuesChange={choose}
    />
  )
})

type TextFilterProps = {
  label: string
  value: string
  onType: (value: string, options: ChangeOptions) => number
}

export function TextFilter({ label, value, onType }: TextFilterProps) {
  const t = useWords()
  const [shown, type] = useAtOnce(value, onType)
  return (
    <TextField
      label={label}
      placeholder={t('Any')}
      maxLength={MAX_TEXT}
      value={shown}
      onChange={(event) => type(event.target.value)}
    />
  )
}

type FlagFilterProps = {
  label: string
  value: boolean
  count: number | undefined
  onSwitch: (value: boolean, options: ChangeOptions) => number
}

export function FlagFilter({ label, value, count, onSwitch }: FlagFilterProps) {
  const [shown, choose] = useAtOnce(value, onSwitch)
  return <Switch label={label} checked={shown} count={count} onCheckedChange={choose} />
}
