import { itemsOf } from '@/domain/search/filter-panels'
import type { ListFilter } from '@/domain/search/filter-state'
import { changeFilters } from '@/domain/search/search-changes'
import { capitalise } from '@/domain/text'
import { CheckboxList } from '@/ui/checkbox/checkbox-list'
import type { ChangeSearch } from '../state/use-search-state'

type ChecksFilterProps = {
  legend: string
  field: ListFilter
  values: readonly string[]
  change: ChangeSearch
}

/** A checklist; every checked item is required (B 5). */
export function ChecksFilter({ legend, field, values, change }: ChecksFilterProps) {
  return (
    <CheckboxList
      legend={legend}
      options={itemsOf(field).map((value) => ({
        value,
        label: capitalise(value),
      }))}
      values={values}
      onValuesChange={(next) => change((search) => changeFilters(search, { [field]: next }))}
    />
  )
}
