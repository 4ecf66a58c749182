import type { WireProperty } from '@/contract/listing/property'
import { imageSource, isFloorPlan, PLACEHOLDER_IMAGE, resolveImageUrl } from '../listing/images'
import { amountOrNull, isRecord, textOf } from '../wire-values'
import { t } from '@/words/words'

/** A picture that the server keeps for a listing; `src` is a small file of it, safe to load. `plan`: a floor plan. */
export type StoredPhoto = { id: string; src: string; name: string; plan?: boolean }

const PREVIEW = 480

export function storedPhotos(images: WireProperty['images']): StoredPhoto[] {
  return (images ?? []).flatMap((image, index) => {
    const source = imageSource(image)
    const fields = isRecord(image) ? image : {}
    if (resolveImageUrl(source) === PLACEHOLDER_IMAGE) return []
    return {
      id: textOf(fields['id']) || source,
      src: resolveImageUrl(previewOf(fields['variants']) || source),
      name: textOf(fields['alt']) || t('Picture {n}', { n: index + 1 }),
      ...(isFloorPlan(image) ? { plan: true } : {}),
    }
  })
}

function previewOf(variants: unknown): string {
  const files = Array.isArray(variants) ? variants.filter(isRecord) : []
  const wide = files.filter((file) => (amountOrNull(file['width']) ?? 0) >= PREVIEW)
  const narrowest = wide.toSorted((a, b) => (amountOrNull(a['width']) ?? 0) - (amountOrNull(b['width']) ?? 0))[0]
  return narrowest ? imageSource(narrowest) : ''
}
