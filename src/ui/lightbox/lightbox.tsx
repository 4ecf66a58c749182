import { clsx } from 'clsx'
import { LayoutPanelLeft, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Carousel } from '@/ui/carousel/carousel'
import { focusContent, keepForToasts } from '@/ui/dialog/dialog-parts'
import { useReturnFocus } from '@/ui/dialog/return-focus'
import { useBackCloses } from '@/ui/dialog/use-back-closes'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Picture, type PictureSource } from '@/ui/picture/picture'

export type LightboxPicture = PictureSource & { sizes?: string; thumb?: string }

/** A drawing after the pictures. */
export type GalleryPlan = {
  /** 'Floor plan'. */
  label: string
  /** What the picture at a place shows of the plan, 'Kitchen'; undefined where it shows no part of it. */
  partOf: (index: number) => string | undefined
  /** The drawing. `show` leads to a picture; `from` is the place of the picture that led here, null without one. */
  render: (show: (index: number) => void, from: number | null) => ReactNode
}

export type LightboxProps = {
  /** Accessible name: the listing's title. */
  title: string
  /** In order; `thumb` is the URL for the row of small ones. */
  pictures: readonly LightboxPicture[]
  /** Has the place after the last picture. */
  plan?: GalleryPlan | null
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
export function Lightbox({ title, pictures, plan = null, open, onOpenChange, index, onIndexChange }: LightboxProps) {
  const { remember, giveBack } = useReturnFocus()
  useBackCloses(open, () => onOpenChange(false))
  const [from, setFrom] = useState<number | null>(null)
  const count = pictures.length + (plan ? 1 : 0)
  const part = plan?.partOf(index)
  const move = (to: number) => {
    setFrom(null)
    onIndexChange(to)
  }
  const step = (by: number) => move((index + by + count) % count)
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
          className="dark fixed inset-0 z-50 flex animate-fade-in flex-col bg-[oklch(0.14_0.012_258)] text-ink outline-none"
        >
          <div className="flex items-center gap-3 py-2 pr-2 pl-4">
            <Dialog.Title className="min-w-0 flex-1 truncate text-sm">{title}</Dialog.Title>
            {part === undefined ? null : (
              <Button
                variant="quiet"
                onClick={() => {
                  setFrom(index)
                  onIndexChange(pictures.length)
                }}
                icon={<LayoutPanelLeft aria-hidden size={18} />}
              >
                {part} on the plan
              </Button>
            )}
            <p aria-live="polite" className="figures shrink-0 text-ink-muted">
              {index < pictures.length ? `${index + 1} / ${pictures.length}` : plan?.label}
            </p>
            <Dialog.Close asChild>
              <IconButton label="Close pictures" size={44}>
                <X aria-hidden size={22} />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 [--picture-brightness:1] sm:px-4">
            <Carousel
              fill
              arrows="always"
              dots={false}
              label={`Pictures of ${title}`}
              count={count}
              index={index}
              onIndexChange={move}
              renderSlide={(slide) => {
                const picture = pictures[slide]
                if (!picture) return plan?.render(move, from)
                const { thumb: _thumb, ...source } = picture
                return <Picture {...source} fill fit="contain" priority className="bg-transparent!" sizes="100vw" />
              }}
            />
          </div>
          <Thumbnails {...{ pictures, plan, index }} onIndexChange={move} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type ThumbnailsProps = Pick<LightboxProps, 'pictures' | 'plan' | 'index' | 'onIndexChange'>

function Thumbnails({ pictures, plan, index, onIndexChange }: ThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])
  if (pictures.length + (plan ? 1 : 0) < 2) return null
  return (
    <ul
      ref={row}
      aria-label="Choose a picture"
      className="no-scrollbar safe-bottom flex gap-2 overflow-x-auto px-4 pt-3 sm:justify-center-safe"
    >
      {pictures.map((picture, place) => (
        <li key={`${place} ${picture.src}`} className="w-18 shrink-0">
          <button
            type="button"
            aria-label={`Picture ${place + 1}`}
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
      {plan ? (
        <li className="w-18 shrink-0">
          <button
            type="button"
            aria-label={plan.label}
            aria-current={index === pictures.length}
            onClick={() => onIndexChange(pictures.length)}
            className={clsx(
              'grid aspect-4/3 w-full place-items-center rounded-md border-2 bg-surface-raised',
              index === pictures.length ? 'border-brand' : 'border-transparent text-ink-muted hover:text-ink',
            )}
          >
            <LayoutPanelLeft aria-hidden size={24} />
          </button>
        </li>
      ) : null}
    </ul>
  )
}
