import { memo } from 'react'
import { PapersPart } from '../papers/papers-part'
import { PhotosSection } from '../photos/photos-section'
import { DescriptionSection } from '../sections/description-section'
import { FeaturesSection } from '../sections/features-section'
import { KindSection } from '../sections/kind-section'
import { LocationSection } from '../sections/location-section'
import { NearbySection } from '../sections/nearby-section'
import { NumbersSection } from '../sections/numbers-section'
import { PriceSection } from '../sections/price-section'
import { RentalSection } from '../sections/rental-section'

/** The sections of a new listing, in the documented order (A 2). */
export const ListSections = memo(function ListSections() {
  return (
    <>
      <KindSection />
      <DescriptionSection />
      <PriceSection />
      <LocationSection />
      <NumbersSection />
      <RentalSection />
      <PapersPart />
      <FeaturesSection />
      <NearbySection />
      <PhotosSection />
    </>
  )
})
