import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useHydrated } from '@/ui/media/use-hydrated'

type Ends = { onLoad: () => void; onError: () => void }

/** A picture in a page rendered at build time may have loaded, or failed, before React listens: tells it once. */
export function useMissedLoad({ onLoad, onError }: Ends): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null)
  const hydrated = useHydrated()
  const [rendered] = useState(!hydrated)
  const tell = useEffectEvent(({ complete, naturalWidth }: HTMLImageElement) => {
    if (complete) (naturalWidth > 0 ? onLoad : onError)()
  })
  useEffect(() => {
    if (rendered && image.current) tell(image.current)
  }, [rendered])
  return image
}
