import { clsx } from 'clsx'
import { LayoutPanelLeft, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { Carousel } from '@/ui/carousel/carousel'
import { focusContent, keepForToasts } from '@/ui/dialog/dialog-parts'
import { useReturnFocus } from '@/ui/dialog/return-focus'
import { useBackCloses } from '@/ui/dialog/use-back-closes'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Picture, type PictureSource } from '@/ui/picture/picture'
import { useWords } from '@/words/use-words'

export type LightboxPicture = PictureSource & { sizes?: string; thumb?: string }

/** A floor plan after the pictures. */
export type LightboxPlan = PictureSource & {
  /** 'Floor plan'. */
  label: string
  /** Below it; empty for none. */
  caption: string
}

export type LightboxProps = {
  /** Accessible name: the listing's title. */
  title: string
  /** In order; `thumb` is the URL for the row of small ones. */
  pictures: readonly LightboxPicture[]
  /** They have the places after the last picture. */
  plans?: readonly LightboxPlan[]
  /** Controlled with `onOpenChange`. */
  open: boolean
  /** Called with `false` for Escape, the cross and Back. */
  onOpenChange: (open: boolean) => void
  /** The picture that is shown, from 0. */
  index: number
  /** Called for arrows, swipes and thumbnails. */
  onIndexChange: (index: number) => void
}

/** All pictures of a listing in full screen, with swipe, arrows and thumbnails. Escape and Back close it. */
export function Lightbox({ title, pictures, plans = [], open, onOpenChange, index, onIndexChange }: LightboxProps) {
  const t = useWords()
  const { remember, giveBack } = useReturnFocus()
  useBackCloses(open, () => onOpenChange(false))
  const count = pictures.length + plans.length
  const plan = plans[index - pictures.length]
  const step = (by: number) => onIndexChange((index + by + count) % count)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            remember()
            focusContent(event)
          }}
          onCloseAutoFocus={giveBack}
          onPointerDownOutside={keepForToasts}
          onInteractOutside={keepForToasts}
          onKeyDown={(event) => {
            if (count < 2 || event.defaultPrevented) return
            if (event.key === 'ArrowRight') step(1)
            if (event.key === 'ArrowLeft') step(-1)
          }}
          className={clsx(
            'dark fixed inset-0 z-50 flex animate-fade-in flex-col bg-[oklch(0.14_0.012_258)] text-ink',
            'outline-none',
          )}
        >
          <div className="flex items-center gap-3 py-2 pr-2 pl-4">
            <Dialog.Title className="min-w-0 flex-1 truncate text-sm">{title}</Dialog.Title>
            <p aria-live="polite" className="figures shrink-0 text-ink-muted">
              {plan ? plan.label : `${index + 1} / ${pictures.length}`}
            </p>
            <Dialog.Close asChild>
              <IconButton label={t('Close pictures')} size={44}>
                <X aria-hidden size={22} />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 [--picture-brightness:1] sm:px-4">
            <Carousel
              fill
              arrows="always"
              dots={false}
              label={t('Pictures of {title}', { title })}
              count={count}
              index={index}
              onIndexChange={onIndexChange}
              renderSlide={(slide) => {
                const source = pictures[slide] ?? plans[slide - pictures.length]
                if (!source) return null
                return <Picture {...source} fill fit="contain" priority className="bg-transparent!" sizes="100vw" />
              }}
            />
          </div>
          {plan?.caption ? <p className="px-4 pt-3 text-center text-sm text-ink-muted">{plan.caption}</p> : null}
          <Thumbnails {...{ pictures, plans, index, onIndexChange }} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type ThumbnailsProps = Required<Pick<LightboxProps, 'pictures' | 'plans' | 'index' | 'onIndexChange'>>

function Thumbnails({ pictures, plans, index, onIndexChange }: ThumbnailsProps) {
  const t = useWords()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])
  if (pictures.length + plans.length < 2) return null
  return (
    <ul
      ref={row}
      aria-label={t('Choose a picture')}
      className="no-scrollbar safe-bottom flex gap-2 overflow-x-auto px-4 pt-3 sm:justify-center-safe"
    >
      {pictures.map((picture, place) => (
        <li key={`${place} ${picture.src}`} className="w-18 shrink-0">
          <button
            type="button"
            aria-label={t('Picture {n}', { n: place + 1 })}
            aria-current={place === index}
            onClick={() => onIndexChange(place)}
            className={clsx(
              'block aspect-4/3 w-full overflow-hidden rounded-md transition-opacity',
              place === index ? 'ring-2 ring-brand ring-inset' : 'opacity-60 hover:opacity-100',
            )}
          >
            <Picture
              src={picture.thumb ?? picture.src}
              alt=""
              width={144}
              height={108}
              fallbacks={picture.fallbacks}
              fill
              className={clsx(place === index && 'rounded-md border-2 border-brand')}
            />
          </button>
        </li>
      ))}
      {plans.map((plan, place) => (
        <li key={plan.src} className="w-18 shrink-0">
          <button
            type="button"
            aria-label={plans.length > 1 ? `${plan.label} ${place + 1}` : plan.label}
            aria-current={index === pictures.length + place}
            onClick={() => onIndexChange(pictures.length + place)}
            className={clsx(
              'grid aspect-4/3 w-full place-items-center rounded-md border-2 bg-surface-raised',
              index === pictures.length + place ? 'border-brand' : 'border-transparent text-ink-muted hover:text-ink',
            )}
          >
            <LayoutPanelLeft aria-hidden size={24} />
          </button>
        </li>
      ))}
    </ul>
  )
}
