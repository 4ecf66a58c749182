import type { CategoryList } from '@/domain/listing-form/form'
import { listingKey, type Listing } from '@/domain/listing/listing'
import { Bullets } from './bullets'
import { DetailSection } from './detail-section'
import type { Label } from '@/words/words'
import { useWords } from '@/words/use-words'

const TITLES: Record<Exclude<CategoryList, 'features'>, Label> = {
  building_features: 'Building',
  industrial_features: 'Industrial',
  land_features: 'Land',
  special_features: 'Access and safety',
  investment_features: 'Investment',
}

export function Features({ listing }: { listing: Listing }) {
  const t = useWords()
  const own = Object.entries(TITLES)
    .map(([list, title]) => ({ title, items: listing[listingKey(list as keyof typeof TITLES)] }))
    .filter(({ items }) => items.length > 0)
  if (listing.features.length === 0 && own.length === 0) return null
  return (
    <DetailSection title={t('Features')}>
      <div className="space-y-5">
        {listing.features.length > 0 ? <Bullets items={listing.features} /> : null}
        {own.map(({ title, items }) => (
          <div key={title}>
            <h3 className="mb-2.5 text-[0.9375rem]">{t(title)}</h3>
            <Bullets items={items} />
          </div>
        ))}
      </div>
    </DetailSection>
  )
}
