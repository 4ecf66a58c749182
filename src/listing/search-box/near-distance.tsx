import { changeFilters } from '@/domain/search/search-changes'
import type { SearchState } from '@/domain/search/filter-state'
import { aroundOf, DISTANCES, distanceLabel } from '@/domain/search/query/place'
import { areaNear, AROUND } from '@/domain/search/words/near'
import { Select } from '@/ui/select/select'
import type { ChangeSearch } from './search-box'
import { useWords } from '@/words/use-words'

const OPTIONS = DISTANCES.map((meters) => ({ value: String(meters), label: distanceLabel(meters) }))

export function NearDistance({ filters, change }: Pick<SearchState, 'filters'> & { change: ChangeSearch }) {
  const t = useWords()
  const around = aroundOf(filters)
  if (!around?.names.every((name) => AROUND.includes(name))) return null
  return (
    <Select
      label={t('Within')}
      hideLabel
      small
      className="w-24"
      options={OPTIONS}
      value={String(around.meters)}
      onValueChange={(meters) => {
        const { area, name } = areaNear(around.names.map((each) => ({ name: each, meters: Number(meters) })))
        change((search) => changeFilters(search, { area, areaName: name }))
      }}
    />
  )
}
