import { clsx } from 'clsx'
import { House } from 'lucide-react'
import { useState } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { Gallery } from '@/ui/lightbox/gallery'
import { Picture } from '@/ui/picture/picture'
import { STOCK_PHOTO, toPicture, toPlan } from './listing-pictures'
import { useWords } from '@/words/use-words'

export function PropertyGallery({ listing }: { listing: Listing }) {
  const { id, title, images, floorPlans } = listing
  if (images.length === 0) return <NoPictures title={title} />
  const plans = floorPlans.map((plan) => toPlan(plan, listing))
  return <Gallery of={id} title={title} pictures={images.map(toPicture)} plans={plans} />
}

function NoPictures({ title }: { title: string }) {
  const t = useWords()
  const [stock, setStock] = useState(true)
  return (
    <div
      className={clsx(
        'relative aspect-video w-full overflow-hidden rounded-card sm:aspect-[2.1]',
        'sm:max-h-[clamp(18rem,100dvh-31rem,42rem)]',
      )}
    >
      <Picture
        src={STOCK_PHOTO}
        alt={stock ? '' : title}
        width={1600}
        height={900}
        fill
        priority
        noImageText={t('No Image Available')}
        onMissing={() => setStock(false)}
      />
      {stock ? (
        <p
          className={clsx(
            'light absolute bottom-3 left-3 inline-flex items-center gap-2 rounded-control bg-white px-3 py-2',
            'text-[0.8125rem] font-strong text-ink shadow-1',
          )}
        >
          <House aria-hidden size={17} />
          {t('No Image Available')}
        </p>
      ) : null}
    </div>
  )
}
