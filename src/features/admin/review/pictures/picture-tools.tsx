import { Maximize2, Minimize2, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '@/ui/icon-button/icon-button'
import { FURTHEST, type PictureView } from './use-picture-view'

type PictureToolsProps = { label: string; view: PictureView; large: boolean; onLarge: () => void; disabled: boolean }

/** Zoom, rotate, and show across the whole width. */
export function PictureTools({ label, view, large, onLarge, disabled }: PictureToolsProps) {
  const Size = large ? Minimize2 : Maximize2
  return (
    <>
      <IconButton label={`Zoom out: ${label}`} disabled={disabled || view.zoom === 1} onClick={view.zoomOut}>
        <ZoomOut aria-hidden size={18} />
      </IconButton>
      <IconButton label={`Zoom in: ${label}`} disabled={disabled || view.zoom === FURTHEST} onClick={view.zoomIn}>
        <ZoomIn aria-hidden size={18} />
      </IconButton>
      <IconButton label={`Rotate: ${label}`} disabled={disabled} onClick={view.turn}>
        <RotateCw aria-hidden size={18} />
      </IconButton>
      <IconButton label={`Show large: ${label}`} pressed={large} className="max-sm:hidden" onClick={onLarge}>
        <Size aria-hidden size={18} />
      </IconButton>
    </>
  )
}
