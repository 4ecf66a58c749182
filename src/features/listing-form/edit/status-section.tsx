import { useController, useWatch } from 'react-hook-form'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { LISTING_STATUSES } from '@/contract/listing/listing-form'
import { statusLabel, type Listing, type ListingStatus } from '@/domain/listing/listing'
import { Card } from '@/ui/card/card'
import { Segmented, type SegmentedOption } from '@/ui/segmented/segmented'

const optionsFor = (type: Listing['listingType']): SegmentedOption<ListingStatus>[] =>
  LISTING_STATUSES.map((value) => ({ value, label: statusLabel(value, type) }))

/** The status of the listing (B 4). */
export function StatusSection() {
  const { field } = useController<ListingFormValues, 'status'>({ name: 'status' })
  const type = useWatch<ListingFormValues, 'listing_type'>({ name: 'listing_type' })
  return (
    <Card className="sm:p-6!">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-lg">Status</h2>
        <Segmented label="Status" options={optionsFor(type)} value={field.value} onValueChange={field.onChange} />
      </div>
    </Card>
  )
}
