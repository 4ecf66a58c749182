import { retrySource, srcSet } from '@/domain/listing/images'
import type { ListingImage } from '@/domain/listing/listing'
import { Picture, type PictureProps, type PictureSource } from '@/ui/picture/picture'
import { useImagePriority } from './image-priority'
import { useBackendReady } from '../use-backend-ready'

/**
 * Picture props: all widths, the placeholder and the second URL to try (B 8). `unnamed` is read where the picture has
 * no text.
 */
export function pictureSource(image: ListingImage, unnamed: string): PictureSource {
  const again = retrySource(image.src)
  const widths = srcSet(image)
  return {
    src: image.src,
    alt: image.alt || unnamed,
    width: image.width ?? 960,
    height: image.height ?? 720,
    ...(widths ? { srcSet: widths } : {}),
    ...(image.placeholder?.startsWith('data:') ? { placeholder: image.placeholder } : {}),
    fallbacks: again === null ? [] : [again],
  }
}

type ListingPictureProps = Omit<PictureProps, keyof PictureSource> & {
  image: ListingImage | undefined
  /** Label of a picture without a text and of the placeholder. */
  title: string
}

/** A picture; retried once at its second URL, then 'No Image' (B 8). */
export function ListingPicture({ image, title, ...rest }: ListingPictureProps) {
  const { mayGo, settled } = useImagePriority(image !== undefined && (rest.priority ?? false))
  const held = !useBackendReady() || !mayGo
  if (!image) return <Picture src="" alt={title} width={960} height={720} {...rest} />
  return <Picture {...pictureSource(image, title)} held={held} onSettled={settled} {...rest} />
}
