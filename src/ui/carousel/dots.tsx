import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { useHydrated } from '@/ui/media/use-hydrated'

const MOST_DOTS = 7
/** Distance between dots and size of a dot, in pixels. */
const STEP = 12
const DOT = 6

/** The position in a row of pictures: dots, or '3 / 20' for many. Decorative: the slides announce it. */
export function Dots({ index, count }: { index: number; count: number }) {
  const hydrated = useHydrated()
  if (count > MOST_DOTS) {
    return (
      <span
        aria-hidden
        className="figures pointer-events-none print:hidden absolute right-2.5 bottom-2.5 rounded-full bg-black/60 px-2 text-2xs leading-5 font-bold text-white"
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
        'pointer-events-none absolute print:hidden bottom-2.5 left-1/2 h-1.5 -translate-x-1/2 drop-shadow-[0_0_2px_rgb(20_25_45/.6)]',
        'bg-[image:radial-gradient(circle_at_3px_3px,rgb(255_255_255/.7)_2.6px,transparent_3px)] bg-size-[12px_6px]',
        'before:absolute before:inset-y-0 before:-left-0.5 before:w-2.5 before:translate-x-(--at) before:rounded-full before:bg-white before:transition-transform',
      )}
    />
  )
}
