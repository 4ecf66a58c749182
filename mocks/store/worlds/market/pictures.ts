import { sampleImages, wirePictures, wirePlans, type Picture } from '@/samples/to-wire'
import pictures from './pictures.gen.json'
import plans from './plans.gen.json'

const manifest = pictures as Record<string, Picture[] | undefined>

export function marketImages(listingId: string) {
  return [...wirePictures(listingId, manifest[listingId] ?? []), ...wirePlans(listingId, plans)]
}

export function picturesOf(listingId: string) {
  const documented = sampleImages(listingId)
  return documented.length > 0 ? documented : marketImages(listingId)
}
