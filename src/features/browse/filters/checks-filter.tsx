import { memo } from 'react'
import type { Counts } from '@/domain/search/counts/choice-counts'
import { itemsOf } from '@/domain/search/filter-panels'
import type { ListFilter } from '@/domain/search/filter-state'
import { changeFilters } from '@/domain/search/search-changes'
import { capitalise } from '@/domain/text'
import { CheckboxList } from '@/ui/checkbox/checkbox-list'
import { useAtOnce } from '../state/use-at-once'
import type { ChangeSearch } from '../state/use-search-state'

type ChecksFilterProps = {
  legend: string
  field: ListFilter
  values: readonly string[]
  counts: Counts | undefined
  change: ChangeSearch
}

/** A checklist; every checked item is required (B 5). Counts are of one item alone: with a checked one they would mislead. */
export const ChecksFilter = memo(function ChecksFilter({ legend, field, values, counts, change }: ChecksFilterProps) {
  const [shown, choose] = useAtOnce(values, (next, options) =>
    change((search) => changeFilters(search, { [field]: next }), options),
  )
  return (
    <CheckboxList
      legend={legend}
      options={itemsOf(field).map((value) => ({
        value,
        label: capitalise(value),
        ...(counts && values.length === 0 ? { count: counts.get(value) ?? 0 } : {}),
      }))}
      values={shown}
      onValuesChange={choose}
    />
  )
})
