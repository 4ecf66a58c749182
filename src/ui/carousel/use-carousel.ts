import type { EmblaCarouselType } from 'embla-carousel'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { late } from '@/ui/late/late'

export type CarouselOptions = {
  count: number
  /** Controlled with `onIndexChange`, or left to the carousel. */
  index?: number
  onIndexChange?: (index: number) => void
}

/** What makes slides follow a finger, 7 KB: fetched when a pointer or the focus comes near. */
const engine = late(() => import('embla-carousel').then((module) => module.default))

/** Which slide shows and which have been asked to load. Embla follows along, and only once somebody reaches for the carousel. */
export function useCarousel({ count, index: given, onIndexChange }: CarouselOptions) {
  const [own, setOwn] = useState(0)
  const [armedAt, setArmedAt] = useState<number | null>(null)
  const [touched, setTouched] = useState(false)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const index = count === 0 ? 0 : Math.min(given ?? own, count - 1)
  const viewport = useRef<HTMLDivElement>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null)
  const Embla = engine.use()
  const arm = useCallback(() => {
    engine.prepare()
    setArmedAt((place) => place ?? index)
  }, [index])

  // In the same breath as the arming, so that it hears the touch that follows a press.
  useLayoutEffect(() => {
    if (armedAt === null || !Embla || !viewport.current) return undefined
    const made = Embla(viewport.current, { loop: true, startIndex: armedAt, duration: 22 })
    setEmbla(made)
    return () => {
      setEmbla(null)
      made.destroy()
    }
  }, [armedAt, Embla])

  const go = useCallback(
    (to: number) => {
      if (count === 0) return
      const wrapped = ((to % count) + count) % count
      arm()
      setTouched(true)
      setOwn(wrapped)
      onIndexChange?.(wrapped)
    },
    [arm, count, onIndexChange],
  )

  useEffect(() => {
    if (!embla) return undefined
    const follow = () => {
      // Without layout (tests) Embla knows fewer places than there are slides; then our own index rules.
      if (embla.scrollSnapList().length === count && embla.selectedScrollSnap() !== index)
        go(embla.selectedScrollSnap())
    }
    embla.on('select', follow)
    return () => {
      embla.off('select', follow)
    }
  }, [embla, count, index, go])

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, prefersStill())
  }, [embla, index])

  if (!seen.has(index)) setSeen(new Set([...seen, index]))

  const isNeighbour = (slide: number) => count > 1 && [1, count - 1].includes((slide - index + count) % count)
  return {
    index,
    /** Give it to the viewport element. */
    viewport,
    armed: armedAt !== null,
    /** A swipe is followed. */
    following: embla !== null,
    /** A pointer or the focus is near: get ready to follow a swipe. */
    arm,
    /** A press or a key: from now on the neighbours load too. */
    touch: () => {
      arm()
      setTouched(true)
    },
    go,
    loads: (slide: number) => slide === index || seen.has(slide) || (touched && isNeighbour(slide)),
  }
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
