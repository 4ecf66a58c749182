import type { EmblaCarouselType } from 'embla-carousel'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lazyModule } from '@/ui/lazy-module/lazy-module'

export type CarouselOptions = {
  /** Number of slides. */
  count: number
  /** Controlled with `onIndexChange`, or uncontrolled. */
  index?: number
  /** Called with the slide that is now in view, from 0. */
  onIndexChange?: (index: number) => void
}

/** Swiping, 7 KB: loaded when a pointer or the focus is near. */
const engine = lazyModule(() => import('embla-carousel').then((module) => module.default))

/** The current slide and the slides that may load. Embla is used only after the first interaction. */
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
    void engine.prepare()
    setArmedAt((place) => place ?? index)
  }, [index])

  // Synchronously, or Embla misses the next touch.
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
      // Without a layout (tests) Embla has fewer positions than slides; then our own index counts.
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

  const isNeighbor = (slide: number) => count > 1 && [1, count - 1].includes((slide - index + count) % count)
  return {
    index,
    /** For the viewport element. */
    viewport,
    armed: armedAt !== null,
    /** Whether Embla handles swipes. */
    following: embla !== null,
    /** Loads the code of swiping; call it when a pointer is near. */
    prepare: () => void engine.prepare(),
    /** Prepares for swipes; call it when the focus is near. */
    arm,
    /** After this, neighboring slides load too. */
    touch: () => {
      arm()
      setTouched(true)
    },
    go,
    loads: (slide: number) => slide === index || seen.has(slide) || (touched && isNeighbor(slide)),
  }
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
