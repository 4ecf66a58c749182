import { clsx } from 'clsx'
import { Images, LayoutPanelLeft } from 'lucide-react'
import { useState } from 'react'
import { Carousel } from '@/ui/carousel/carousel'
import { Picture } from '@/ui/picture/picture'
import { Lightbox, type LightboxPicture, type LightboxPlan } from './lightbox'
import { useWords } from '@/words/use-words'

export type GalleryProps = {
  /** Id of the listing: its first picture moves to and from its card. */
  of?: string
  /** The listing's title. */
  title: string
  /** In order; the first is the largest. An empty list shows 'No Image Available'. */
  pictures: readonly LightboxPicture[]
  /** They have a button of their own, and the places after the last picture. */
  plans?: readonly LightboxPlan[]
}

const buttonClass = clsx(
  'light ring-on-picture inline-flex min-h-10 items-center gap-2 rounded-control bg-white px-3.5',
  'text-[0.8125rem] font-strong text-ink shadow-1',
)

/** A carousel on phones, else one large picture and up to four small ones. On paper only the first is left. */
export function Gallery({ of, title, pictures, plans = [] }: GalleryProps) {
  const t = useWords()
  const noImageText = t('No Image Available')
  const [open, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const show = (place: number) => {
    setIndex(place)
    setOpen(true)
  }
  if (pictures.length === 0) {
    return (
      <div className="aspect-video overflow-hidden rounded-card sm:aspect-[21/9]">
        <Picture src="" alt={title} width={1600} height={900} fill noImageText={noImageText} />
      </div>
    )
  }
  const tiles = pictures.slice(0, pictures.length >= 5 ? 5 : 3)
  // The same in both layouts, so that the browser loads one file of the first picture.
  const firstSizes =
    tiles.length > 1 ? '(min-width: 1280px) 680px, (min-width: 640px) 60vw, 100vw' : '(min-width: 1440px) 1384px, 100vw'
  const tile = (place: number, priority: boolean, sizes: string) => {
    const picture = pictures[place]
    if (!picture) return null
    const { thumb: _thumb, ...source } = picture
    return (
      <button
        type="button"
        aria-label={t('Open picture {n} of {count}', { n: place + 1, count: pictures.length })}
        onClick={() => show(place)}
        className="block size-full focus-visible:-outline-offset-4"
      >
        <Picture {...source} fill priority={priority} sizes={sizes} noImageText={noImageText} />
      </button>
    )
  }
  return (
    <div className="relative">
      <div data-picture-of={of} className="aspect-4/3 overflow-hidden rounded-card sm:hidden print:hidden">
        <Carousel
          fill
          label={t('Pictures of {title}', { title })}
          count={pictures.length}
          index={index}
          onIndexChange={setIndex}
          renderSlide={(slide) => tile(slide, slide === 0, slide === 0 ? firstSizes : '100vw')}
        />
      </div>
      <div
        className={clsx(
          'hidden aspect-[2.1] max-h-[clamp(18rem,100dvh-31rem,42rem)] w-full gap-2 overflow-hidden',
          'rounded-card sm:grid',
          'print:grid print:aspect-[4.6] print:grid-cols-1 print:grid-rows-1',
          tiles.length === 5 && 'grid-cols-4 grid-rows-2',
          (tiles.length === 2 || tiles.length === 3) && 'grid-cols-3 grid-rows-2',
        )}
      >
        {tiles.map((picture, place) => (
          <div
            key={picture.src}
            data-picture-of={place === 0 ? of : undefined}
            className={clsx(
              'min-h-0 min-w-0',
              place === 0 && tiles.length > 1 && 'col-span-2 row-span-2 print:col-span-1 print:row-span-1',
              place === 1 && tiles.length === 2 && 'row-span-2',
              place > 0 && 'print:hidden',
            )}
          >
            {tile(place, place === 0, place === 0 ? firstSizes : '(min-width: 1280px) 340px, 30vw')}
          </div>
        ))}
      </div>
      <div
        className={clsx(
          'pointer-events-none absolute right-3 bottom-3 left-3 flex gap-2 *:pointer-events-auto sm:justify-end',
          'print:hidden',
        )}
      >
        {pictures.length > 1 ? (
          <button type="button" onClick={() => show(0)} className={buttonClass}>
            <Images aria-hidden size={17} />
            <span aria-hidden className="figures sm:hidden">
              {pictures.length}
            </span>
            <span className="max-sm:sr-only">{t('Show all {n} pictures', { n: pictures.length })}</span>
          </button>
        ) : null}
        {plans[0] ? (
          <button type="button" onClick={() => show(pictures.length)} className={clsx(buttonClass, 'sm:-order-1')}>
            <LayoutPanelLeft aria-hidden size={17} />
            <span className="max-sm:sr-only">{plans[0].label}</span>
          </button>
        ) : null}
      </div>
      <Lightbox {...{ title, pictures, plans, open, index }} onOpenChange={setOpen} onIndexChange={setIndex} />
    </div>
  )
}
