import { clsx } from 'clsx'
import {
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type CSSProperties,
} from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '@/ui/media/use-hydrated'
import { useCarousel, type CarouselOptions } from './use-carousel'
import { useWords } from '@/words/use-words'

export type CarouselProps = CarouselOptions & {
  /** Accessible name: 'Pictures of Corner home'. */
  label: string
  /** Called for slides that may load: the current one, those seen before, and after the first move the neighbors. */
  renderSlide: (index: number) => ReactNode
  /** 'hover' shows the arrows only while a mouse or the focus is near. */
  arrows?: 'hover' | 'always'
  /** Dots, or a counter from eight slides on. */
  dots?: boolean
  /** Fills its parent; otherwise its slides set the height. */
  fill?: boolean
  className?: string
}

const arrowClass = clsx(
  'light ring-on-picture absolute top-1/2 z-1 grid size-10 -translate-y-1/2 place-items-center rounded-full',
  'bg-white/92 text-ink shadow-1 transition-opacity hover:bg-white',
  // The arrow: a page has many carousels, and an icon is two elements.
  'before:size-2.25 before:rounded-tl-[1px] before:border-t-2 before:border-l-2 before:border-ink',
)

const SWIPE = 40

/** Pictures one at a time, to swipe or to step through. Only slides that come into view are rendered. */
export function Carousel({
  label,
  count,
  renderSlide,
  arrows = 'hover',
  dots = true,
  fill = false,
  className,
  ...options
}: CarouselProps) {
  const t = useWords()
  const { index, viewport, armed, following, prepare, arm, touch, go, loads } = useCarousel({ count, ...options })
  const many = count > 1

  // In a card that is a link, an arrow must not open the listing.
  const press = (to: number) => (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    go(to)
  }
  const steer = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0 || !many) return
    event.preventDefault()
    event.stopPropagation()
    go(index + step)
  }
  // The first swipe may come before Embla has loaded; then its end position decides.
  const swipe = useRef<number | null>(null)
  const begin = (event: PointerEvent) => {
    swipe.current = following ? null : event.clientX
    flushSync(touch)
  }
  const end = (event: PointerEvent) => {
    const way = swipe.current === null ? 0 : event.clientX - swipe.current
    swipe.current = null
    if (Math.abs(way) > SWIPE) go(index + (way < 0 ? 1 : -1))
  }
  const arrowLook = clsx(
    arrowClass,
    'print:hidden',
    arrows === 'hover' &&
      'opacity-0 group-hover/carousel:opacity-100 group-focus-within/carousel:opacity-100 ' +
        'pointer-coarse:pointer-events-none pointer-coarse:focus-visible:pointer-events-auto',
  )
  return (
    // Not a section: a page has many carousels, and each would be a landmark.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as its buttons
    <div
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={label}
      onKeyDown={steer}
      // A pointer that only passes over it changes nothing.
      onPointerEnter={many ? prepare : undefined}
      onFocus={many ? arm : undefined}
      // Embla must be ready before the touch that follows this press.
      onPointerDownCapture={many ? begin : undefined}
      onPointerUpCapture={many ? end : undefined}
      className={clsx('group/carousel relative overflow-hidden', fill && 'size-full', className)}
    >
      <div ref={viewport} className={clsx('overflow-hidden', fill && 'size-full')}>
        <div
          className={clsx('flex touch-pan-y', fill && 'h-full')}
          // Without Embla, the arrows move the row.
          style={armed && !following && index > 0 ? { marginLeft: `-${index * 100}%` } : undefined}
        >
          {Array.from({ length: many && !armed ? 1 : count }, (_, place) => {
            const slide = many && !armed ? index : place
            return (
              <div
                key={slide}
                role="group"
                aria-roledescription={t('slide')}
                aria-label={t('{n} of {count}', { n: slide + 1, count })}
                inert={slide !== index}
                className={clsx('min-w-0 flex-[0_0_100%]', fill && 'h-full')}
              >
                {loads(slide) ? renderSlide(slide) : <div className="size-full bg-surface-sunken" />}
              </div>
            )
          })}
        </div>
      </div>
      {many ? (
        <>
          <button
            type="button"
            aria-label={t('Previous picture')}
            onClick={press(index - 1)}
            className={clsx(arrowLook, 'left-2 before:ml-0.75 before:-rotate-45')}
          />
          <button
            type="button"
            aria-label={t('Next picture')}
            onClick={press(index + 1)}
            className={clsx(arrowLook, 'right-2 before:mr-0.75 before:rotate-135')}
          />
          {dots ? <Dots index={index} count={count} /> : null}
        </>
      ) : null}
    </div>
  )
}

const MOST_DOTS = 7
const STEP = 12
const DOT = 6

/** The position in a row of pictures: dots, or '3 / 20' for many. Decorative: the slides announce it. */
function Dots({ index, count }: { index: number; count: number }) {
  const hydrated = useHydrated()
  if (count > MOST_DOTS) {
    return (
      <span
        aria-hidden
        className={clsx(
          'figures pointer-events-none print:hidden absolute right-2.5 bottom-2.5 rounded-full bg-black/60 px-2',
          'text-2xs leading-5 font-bold text-white',
        )}
      >
        {index + 1} / {count}
      </span>
    )
  }
  if (!hydrated) return null
  // One element for all dots: a page has many carousels.
  return (
    <span
      aria-hidden
      style={{ width: (count - 1) * STEP + DOT, '--at': `${index * STEP}px` } as CSSProperties}
      className={clsx(
        'pointer-events-none absolute print:hidden bottom-2.5 left-1/2 h-1.5 -translate-x-1/2',
        'drop-shadow-[0_0_2px_rgb(20_25_45/.6)]',
        'bg-[image:radial-gradient(circle_at_3px_3px,rgb(255_255_255/.7)_2.6px,transparent_3px)] bg-size-[12px_6px]',
        'before:absolute before:inset-y-0 before:-left-0.5 before:w-2.5 before:translate-x-(--at)',
        'before:rounded-full before:bg-white before:transition-transform',
      )}
    />
  )
}
