import type { Listing } from '@/domain/listing/listing'
import { useMonthText } from './use-costs'

/** Below the price of a home for sale: '≈ ₱17K a month, bank, 20% down'. It keeps its place while it loads. */
export function MonthLine({ listing }: { listing: Listing }) {
  const text = useMonthText(listing)
  if (listing.listingType === 'rent') return null
  return <p className="figures h-4.5 truncate text-xs leading-4.5 text-ink-muted">{text}</p>
}
