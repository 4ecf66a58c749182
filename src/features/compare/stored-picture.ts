import { PLACEHOLDER_IMAGE, resolveImageUrl } from '@/domain/listing/images'
import type { CompareEntry } from '@/domain/listing/compare'
import type { ListingImage } from '@/domain/listing/listing'

export function storedPicture(entry: CompareEntry): ListingImage | undefined {
  const src = resolveImageUrl(entry.images[0])
  return src === PLACEHOLDER_IMAGE
    ? undefined
    : { src, alt: '', width: null, height: null, placeholder: null, variants: [] }
}
