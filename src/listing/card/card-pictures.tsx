import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { useRoutePrefix } from '@/session/route-prefix'
import { Carousel } from '@/ui/carousel/carousel'
import { ListingPicture } from './listing-picture'
import { useWords } from '@/words/use-words'

type CardPicturesProps = { listing: Listing; eager: boolean; sizes: string }

/** The pictures of a card. A press opens the listing; only the visible picture loads. */
export function CardPictures({ listing, eager, sizes }: CardPicturesProps) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const router = useRouter()
  const to = { to: `${prefix}/property/$id`, params: { id: listing.id } } as const
  const { publicHref } = router.buildLocation(to)
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate(to)
  }
  const slide = (index: number) => (
    // For pointers; the title is the card's link. Two dozen more of the router's links would be felt at load.
    <a href={publicHref} onClick={open} tabIndex={-1} aria-hidden draggable={false} className="block size-full">
      <ListingPicture
        fill
        image={listing.images[index]}
        title={listing.title}
        priority={eager && index === 0}
        sizes={sizes}
      />
    </a>
  )
  if (listing.images.length === 0) return slide(0)
  return (
    <Carousel
      fill
      label={t('Pictures of {title}', { title: listing.title })}
      count={listing.images.length}
      renderSlide={slide}
    />
  )
}
