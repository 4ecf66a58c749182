import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { unusuallyLow } from '@/domain/finance/price-check'
import type { Listing } from '@/domain/listing/listing'
import { useComparableListings } from '@/listing/search/use-listing-pool'

export function PriceCaution({ listing }: { listing: Listing }) {
  const { data } = useComparableListings(listing)
  const found = useMemo(() => (data ? unusuallyLow(listing, data) : null), [listing, data])
  if (!found) return null
  return (
    <p
      role="note"
      className="mt-4 flex max-w-3xl gap-2.5 rounded-control bg-warn-soft px-3.5 py-3 text-warn print:hidden"
    >
      <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0 text-pretty">
        By area this is {found.share}% of the median price of {found.similar} similar listings in {listing.city}. There
        may be a good reason. Ask for it, see the place and its papers, and pay nothing before.
      </span>
    </p>
  )
}
