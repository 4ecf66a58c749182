import { Card } from '@/ui/card/card'
import { FiltersForm, type FiltersFormProps } from '../filters/filters-form'

/** The filters beside the results, from 1024 px wide. */
export function FiltersCard(props: FiltersFormProps) {
  return (
    <Card title="Filters">
      <FiltersForm {...props} />
    </Card>
  )
}
