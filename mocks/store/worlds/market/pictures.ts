import { sampleImages, wirePictures, wirePlans, type Picture } from '@/samples/to-wire'
import pictures from './pictures.gen.json'
import plans from './plans.gen.json'

const manifest = pictures as Record<string, Picture[] | undefined>

/** The pictures of a listing of the market as the wire gives them, the cover first; none while they are to be made. */
export function marketImages(listingId: string) {
  return [...wirePictures(listingId, manifest[listingId] ?? []), ...wirePlans(listingId, plans)]
}

/** The pictures of a listing of any world as the wire gives them: a documented sample's, or else the market's. */
export function picturesOf(listingId: string) {
  const documented = sampleImages(listingId)
  return documented.length > 0 ? documented : marketImages(listingId)
}
