import { labelOf } from '@/domain/listing/field-kinds'
import { statusLabel, statusWord, type Listing, type ListingStatus } from '@/domain/listing/listing'
import { reductionText } from '@/domain/listing/price-history'
import { useCurrency } from '@/session/preferences'
import { Badge, type BadgeTone } from '@/ui/badge/badge'
import { useWords } from '@/words/use-words'

/** 'Reduced ₱300K', where the last change lowered the price. */
export function ReducedBadge({ listing, onPicture }: { listing: Listing; onPicture?: boolean }) {
  const currency = useCurrency((state) => state.value)
  const text = reductionText(listing, currency)
  if (!text) return null
  return (
    <Badge tone="brand" onPicture={onPicture}>
      {text}
    </Badge>
  )
}

/** The stages that a buyer should see before anything else; ready and resale are the usual ones. */
const MARKED = ['pre-selling', 'under-construction', 'foreclosed', 'assumed-balance']

export function StageBadge({ listing: { ph }, onPicture }: { listing: Pick<Listing, 'ph'>; onPicture?: boolean }) {
  if (!MARKED.includes(ph.saleStage)) return null
  return (
    <Badge tone="neutral" onPicture={onPicture}>
      {labelOf('sale_stage', ph.saleStage)}
    </Badge>
  )
}

const TONES: Record<ListingStatus, BadgeTone> = { available: 'good', pending: 'warn', sold: 'bad' }

export function ListingTypeBadge({
  listing,
  onPicture,
}: {
  listing: Pick<Listing, 'listingType'>
  onPicture?: boolean
}) {
  const t = useWords()
  return (
    <Badge tone={listing.listingType} onPicture={onPicture}>
      {listing.listingType === 'rent' ? t('For Rent') : t('For Sale')}
    </Badge>
  )
}

/** The status as a colored badge (B 4); a rental is 'Rented', not 'Sold', and a hidden listing 'Paused'. */
export function ListingStatusBadge({
  listing: { status, listingType, paused },
  documented = false,
  onPicture,
}: {
  listing: Pick<Listing, 'status' | 'listingType' | 'paused'>
  /** Its text is the documented word, 'available' (B 2.4). */
  documented?: boolean
  onPicture?: boolean
}) {
  const t = useWords()
  const said = documented ? t(statusWord(status, listingType)) : statusLabel(status, listingType)
  return (
    <Badge tone={paused ? 'warn' : TONES[status]} onPicture={onPicture} className="capitalize">
      {paused ? t('Paused') : said}
    </Badge>
  )
}
