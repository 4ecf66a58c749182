import type { Listing } from '@/domain/listing/listing'
import { Bullets } from './bullets'
import { DetailSection } from './detail-section'

/** 'Features' as bullets (B 2.4), followed by the lists of its own that a category has (B 3.2). */
export function Features({ listing }: { listing: Listing }) {
  const own = [
    { title: 'Building', items: listing.buildingFeatures },
    { title: 'Industrial', items: listing.industrialFeatures },
    { title: 'Land', items: listing.landFeatures },
    { title: 'Access and safety', items: listing.specialFeatures },
    { title: 'Investment', items: listing.investmentFeatures },
  ].filter(({ items }) => items.length > 0)
  if (listing.features.length === 0 && own.length === 0) return null
  return (
    <DetailSection title="Features">
      <div className="space-y-5">
        {listing.features.length > 0 ? <Bullets items={listing.features} /> : null}
        {own.map(({ title, items }) => (
          <div key={title}>
            <h3 className="mb-2.5 text-[0.9375rem]">{title}</h3>
            <Bullets items={items} />
          </div>
        ))}
      </div>
    </DetailSection>
  )
}
