import { House } from 'lucide-react'
import { useState } from 'react'
import type { Listing, ListingImage } from '@/domain/listing/listing'
import { pictureSource } from '@/listing/card/listing-picture'
import { Gallery } from '@/ui/lightbox/gallery'
import type { LightboxPicture } from '@/ui/lightbox/lightbox'
import { Picture } from '@/ui/picture/picture'

/** The stock photo of the detail screen, for listings without a picture and pictures that fail (B 2.4, B 8). */
const STOCK_PHOTO = `${import.meta.env.BASE_URL}pictures/stock.webp`

/** A listing's picture for the gallery: a second place to look, then the stock photo (B 8). */
function toPicture(image: ListingImage): LightboxPicture {
  const source = pictureSource(image)
  const thumb = image.variants[0]?.src
  return { ...source, fallbacks: [...(source.fallbacks ?? []), STOCK_PHOTO], ...(thumb ? { thumb } : {}) }
}

export function PropertyGallery({ listing }: { listing: Listing }) {
  if (listing.images.length === 0) return <NoPictures title={listing.title} />
  return <Gallery title={listing.title} pictures={listing.images.map(toPicture)} />
}

function NoPictures({ title }: { title: string }) {
  const [stock, setStock] = useState(true)
  return (
    <div className="relative aspect-video w-full overflow-hidden rounded-card sm:aspect-[2.1] sm:max-h-[clamp(18rem,100dvh-31rem,42rem)]">
      <Picture
        src={STOCK_PHOTO}
        alt={stock ? '' : title}
        width={1600}
        height={900}
        fill
        priority
        noImageText="No Image Available"
        onMissing={() => setStock(false)}
      />
      {stock ? (
        <p className="light absolute bottom-3 left-3 inline-flex items-center gap-2 rounded-control bg-white px-3 py-2 text-[0.8125rem] font-strong text-ink shadow-1">
          <House aria-hidden size={17} />
          No Image Available
        </p>
      ) : null}
    </div>
  )
}
