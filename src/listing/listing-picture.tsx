import { retrySource, srcSet } from '@/domain/images'
import type { ListingImage } from '@/domain/listing'
import { Picture, type PictureProps, type PictureSource } from '@/ui/picture/picture'
import { useTurn } from './first-pictures'
import { useMayLoad } from './may-load'

/** A listing's picture as the design system takes it: all widths, the stand-in, and where to look once more (B 8). */
export function pictureSource(image: ListingImage): PictureSource {
  const again = retrySource(image.src)
  const widths = srcSet(image)
  return {
    src: image.src,
    alt: image.alt,
    width: image.width ?? 960,
    height: image.height ?? 720,
    ...(widths ? { srcSet: widths } : {}),
    ...(image.placeholder?.startsWith('data:') ? { placeholder: image.placeholder } : {}),
    fallbacks: again === null ? [] : [again],
  }
}

type ListingPictureProps = Omit<PictureProps, keyof PictureSource> & {
  /** Undefined: the listing has none, so 'No Image'. */
  image: ListingImage | undefined
  /** Names what is missing when there is no picture. */
  title: string
}

/** One picture of a listing; retried once at its other address, then 'No Image' (B 8). */
export function ListingPicture({ image, title, ...rest }: ListingPictureProps) {
  const { mayGo, settled } = useTurn(image !== undefined && (rest.priority ?? false))
  const held = !useMayLoad() || !mayGo
  if (!image) return <Picture src="" alt={title} width={960} height={720} {...rest} />
  return <Picture {...pictureSource(image)} held={held} onSettled={settled} {...rest} />
}
