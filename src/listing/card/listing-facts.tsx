import { isMeasuredByLot } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { counted } from '@/domain/text'
import { formatArea, formatLot, type UnitSystem } from '@/domain/units/units'
import { useUnitSystem } from '@/session/units'
import { FactLine, type LineFact } from '@/ui/facts/fact-line'
import { Glyph } from '@/ui/glyph/glyph'
import type { GlyphName } from '@/ui/glyph/glyphs'

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
      bedrooms === 0 ? fact('bed', 'Studio', 'Studio') : fact('bed', `${bedrooms}`, counted(bedrooms, 'bedroom')),
    )
  }
  if (bathrooms) facts.push(fact('bath', `${bathrooms}`, counted(bathrooms, 'bathroom')))
  if (squareFeet > 0) {
    const area = formatArea(squareFeet, units)
    facts.push(fact('area', area, `${area} floor area`))
  }
  if (isMeasuredByLot(listing)) {
    const lot = formatLot(lotSize, units)
    facts.push(fact('lot', lot, `${lot} lot`))
  }
  if (parkingSpots > 0) facts.push(fact('car', `${parkingSpots}`, counted(parkingSpots, 'parking space')))
  if (loadingBays) facts.push(fact('truck', `${loadingBays}`, counted(loadingBays, 'loading bay')))
  if (capacity && listing.category === 'special') {
    facts.push(fact('people', capacity.toLocaleString('en-US'), `for ${capacity.toLocaleString('en-US')} people`))
  }
  return facts.slice(0, MOST_FACTS)
}

type ListingFactsProps = { listing: Listing; units?: UnitSystem; className?: string }

export function ListingFacts({ listing, units, className }: ListingFactsProps) {
  const preferred = useUnitSystem((state) => state.value)
  return <FactLine facts={listingFacts(listing, units ?? preferred)} className={className} />
}
