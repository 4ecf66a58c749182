import { LocateFixed, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { IconButton } from '@/ui/icon-button/icon-button'
import { HOME, MAX_ZOOM, MIN_ZOOM } from '../state/map-address'
import { useReducedMotion } from '../state/use-media'

/** Nearer, further, and back to Iloilo City. */
export function ZoomButtons() {
  const map = useMap()
  const animate = !useReducedMotion()
  const [zoom, setZoom] = useState(() => map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  return (
    <div className="absolute top-3 right-3 z-[900] flex cursor-auto flex-col gap-2" data-map-control>
      <div className="flex flex-col overflow-hidden rounded-control shadow-2">
        <IconButton
          label="Zoom in"
          look="solid"
          className="rounded-b-none! shadow-none! focus-visible:z-1"
          aria-disabled={zoom >= MAX_ZOOM || undefined}
          onClick={() => map.zoomIn(1, { animate })}
        >
          <Plus aria-hidden size={19} />
        </IconButton>
        <IconButton
          label="Zoom out"
          look="solid"
          className="rounded-t-none! border-t-line! shadow-none! focus-visible:z-1"
          aria-disabled={zoom <= MIN_ZOOM || undefined}
          onClick={() => map.zoomOut(1, { animate })}
        >
          <Minus aria-hidden size={19} />
        </IconButton>
      </div>
      <IconButton
        label="Back to Iloilo City"
        look="solid"
        onClick={() => map.setView([HOME.lat, HOME.lng], HOME.zoom, { animate })}
      >
        <LocateFixed aria-hidden size={19} />
      </IconButton>
    </div>
  )
}
