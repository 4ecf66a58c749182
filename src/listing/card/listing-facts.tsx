import { isMeasuredByLot } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { formatArea, formatLot, type UnitSystem } from '@/domain/units/units'
import { useUnitSystem } from '@/session/units'
import { FactLine, type LineFact } from '@/ui/facts/fact-line'
import { Glyph } from '@/ui/glyph/glyph'
import type { GlyphName } from '@/ui/glyph/glyphs'
import { t } from '@/words/words'

const MOST_FACTS = 4

function fact(icon: GlyphName, text: string, spoken: string): LineFact {
  return { icon: <Glyph name={icon} size={17} strokeWidth={1.9} />, text, spoken }
}

/** The four most telling facts: rooms, floor area, parking; the lot for land; bays and capacity for commercial ones. */
export function listingFacts(listing: Listing, units: UnitSystem): LineFact[] {
  const { bedrooms, bathrooms, squareFeet, lotSize, parkingSpots, loadingBays, capacity } = listing
  const facts: LineFact[] = []
  if (bedrooms !== null) {
    facts.push(
      bedrooms === 0
        ? fact('bed', t('Studio'), t('Studio'))
        : fact('bed', `${bedrooms}`, t.count(bedrooms, '{n} bedroom', '{n} bedrooms')),
    )
  }
  if (bathrooms) facts.push(fact('bath', `${bathrooms}`, t.count(bathrooms, '{n} bathroom', '{n} bathrooms')))
  if (squareFeet > 0) {
    const area = formatArea(squareFeet, units)
    facts.push(fact('area', area, t('{area} floor area', { area })))
  }
  if (isMeasuredByLot(listing)) {
    const lot = formatLot(lotSize, units)
    facts.push(fact('lot', lot, t('{area} lot', { area: lot })))
  }
  if (parkingSpots > 0)
    facts.push(fact('car', `${parkingSpots}`, t.count(parkingSpots, '{n} parking space', '{n} parking spaces')))
  if (loadingBays)
    facts.push(fact('truck', `${loadingBays}`, t.count(loadingBays, '{n} loading bay', '{n} loading bays')))
  if (capacity && listing.category === 'special') {
    facts.push(
      fact('people', capacity.toLocaleString('en-US'), t('for {n} people', { n: capacity.toLocaleString('en-US') })),
    )
  }
  return facts.slice(0, MOST_FACTS)
}

type ListingFactsProps = { listing: Listing; units?: UnitSystem; className?: string }

export function ListingFacts({ listing, units, className }: ListingFactsProps) {
  const preferred = useUnitSystem((state) => state.value)
  return <FactLine facts={listingFacts(listing, units ?? preferred)} className={className} />
}
