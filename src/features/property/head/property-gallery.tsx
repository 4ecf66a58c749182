import { House } from 'lucide-react'
import { useState } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { Gallery } from '@/ui/lightbox/gallery'
import type { GalleryPlan } from '@/ui/lightbox/lightbox'
import { Picture } from '@/ui/picture/picture'
import { STOCK_PHOTO, toPicture } from './listing-pictures'

type Props = {
  listing: Listing
  /** Shown after the pictures once its code has loaded. */
  plan: GalleryPlan | null
}

export function PropertyGallery({ listing, plan }: Props) {
  if (listing.images.length === 0) return <NoPictures title={listing.title} />
  return <Gallery of={listing.id} title={listing.title} pictures={listing.images.map(toPicture)} plan={plan} />
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
