import { LocateFixed, Minus, Plus } from 'lucide-react'
import type L from 'leaflet'
import { useCallback, useSyncExternalStore } from 'react'
import { IconButton } from '@/ui/icon-button/icon-button'
import { OVER_MAP } from '../pins/layer/clear-of'
import { HOME, MAX_ZOOM, MIN_ZOOM } from '../state/map-url'
import { useReducedMotion } from '@/ui/media/use-media'
import { useWords } from '@/words/use-words'

export function ZoomButtons({ map, home = true }: { map: L.Map; home?: boolean }) {
  const t = useWords()
  const animate = !useReducedMotion()
  const subscribe = useCallback(
    (listener: () => void) => {
      map.on('zoomend', listener)
      return () => void map.off('zoomend', listener)
    },
    [map],
  )
  const zoom = useSyncExternalStore(subscribe, () => map.getZoom())
  return (
    <div
      {...OVER_MAP}
      className="pointer-events-none absolute top-3 right-3 z-10 flex flex-col gap-2 *:pointer-events-auto print:hidden"
    >
      <div className="flex flex-col overflow-hidden rounded-control shadow-2">
        <IconButton
          label={t('Zoom in')}
          look="solid"
          className="rounded-b-none! shadow-none! focus-visible:z-1"
          aria-disabled={zoom >= MAX_ZOOM || undefined}
          onClick={() => map.zoomIn(1, { animate })}
        >
          <Plus aria-hidden size={19} />
        </IconButton>
        <IconButton
          label={t('Zoom out')}
          look="solid"
          className="rounded-t-none! border-t-line! shadow-none! focus-visible:z-1"
          aria-disabled={zoom <= MIN_ZOOM || undefined}
          onClick={() => map.zoomOut(1, { animate })}
        >
          <Minus aria-hidden size={19} />
        </IconButton>
      </div>
      {home ? (
        <IconButton
          label={t('Back to Iloilo City')}
          look="solid"
          onClick={() => map.setView([HOME.lat, HOME.lng], HOME.zoom, { animate })}
        >
          <LocateFixed aria-hidden size={19} />
        </IconButton>
      ) : null}
    </div>
  )
}
