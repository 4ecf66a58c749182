import { useEffect, useRef } from 'react'
import { countByStatus, ownListingsShown, type OwnListing } from '@/domain/listing/own/own-listings'
import { OWN_STATUSES, type OwnSort, type OwnStatus, type OwnView } from '@/domain/listing/own/own-view'
import { counted } from '@/domain/text'
import { announce } from '@/ui/live-region/announce'
import { Select } from '@/ui/select/select'

const STATUS_NAMES: Record<OwnStatus, string> = {
  all: 'All statuses',
  available: 'Available',
  pending: 'Pending',
  sold: 'Sold or rented',
}
const SORTS: readonly { value: OwnSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'views', label: 'Most views' },
  { value: 'saves', label: 'Most saves' },
  { value: 'inquiries', label: 'Most inquiries' },
  { value: 'price', label: 'Price: high to low' },
]

type OwnToolbarProps = { listings: readonly OwnListing[]; view: OwnView; onView: (view: OwnView) => void }

/** Status filter and sort order of the own listings. */
export function OwnToolbar({ listings, view, onView }: OwnToolbarProps) {
  const counts = countByStatus(listings)
  const shown = ownListingsShown(listings, view).length
  const told = useRef(view.status)
  useEffect(() => {
    if (told.current === view.status) return
    told.current = view.status
    announce(counted(shown, 'listing'))
  }, [view.status, shown])
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Select
        label="Status"
        hideLabel
        className="min-w-36 flex-1 sm:max-w-52"
        options={OWN_STATUSES.map((value) => ({ value, label: `${STATUS_NAMES[value]} (${counts[value]})` }))}
        value={view.status}
        onValueChange={(status) => onView({ ...view, status })}
      />
      <Select
        label="Sort by"
        hideLabel
        className="min-w-36 flex-1 sm:max-w-52"
        options={SORTS}
        value={view.sort}
        onValueChange={(sort) => onView({ ...view, sort })}
      />
    </div>
  )
}
