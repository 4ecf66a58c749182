import { useController } from 'react-hook-form'
import type { ListingFormValues } from '@/domain/listing-form/form'
import type { ListingStatus } from '@/domain/listing/listing'
import { Card } from '@/ui/card/card'
import { Segmented, type SegmentedOption } from '@/ui/segmented/segmented'

const STATUSES: readonly SegmentedOption<ListingStatus>[] = [
  { value: 'available', label: 'Available' },
  { value: 'pending', label: 'Pending' },
  { value: 'sold', label: 'Sold' },
]

/** The status of the listing (B 4). */
export function StatusSection() {
  const { field } = useController<ListingFormValues, 'status'>({ name: 'status' })
  return (
    <Card className="sm:p-6!">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-lg">Status</h2>
        <Segmented label="Status" options={STATUSES} value={field.value} onValueChange={field.onChange} />
      </div>
    </Card>
  )
}
