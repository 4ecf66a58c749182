import { planLabel, type FloorPlan, type Listing, type ListingImage } from '@/domain/listing/listing'
import { pictureSource } from '@/listing/card/listing-picture'
import { t } from '@/words/words'
import type { LightboxPicture, LightboxPlan } from '@/ui/lightbox/lightbox'

/** The stock photo of the detail screen, for listings without a picture and pictures that fail (B 2.4, B 8). */
export const STOCK_PHOTO = `${import.meta.env.BASE_URL}pictures/stock.webp`

/** A listing's picture for the gallery: a second place to look, then the stock photo (B 8). */
export function toPicture(image: ListingImage, index: number): LightboxPicture {
  const source = pictureSource(image, t('Picture {n}', { n: index + 1 }))
  const thumb = image.variants[0]?.src
  return { ...source, fallbacks: [...(source.fallbacks ?? []), STOCK_PHOTO], ...(thumb ? { thumb } : {}) }
}

/** A listing's plan for the gallery. A stock photo would be no plan. */
export function toPlan(plan: FloorPlan, listing: Listing): LightboxPlan {
  const label = t(planLabel(listing))
  return { ...pictureSource(plan, label), label, caption: plan.caption }
}
