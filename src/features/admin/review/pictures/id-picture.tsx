import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Maximize2, Minimize2, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useCallback, useState } from 'react'
import type { IdPictureSide } from '@/contract/admin'
import { useAdminToken } from '@/session/admin'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { adminQueries } from '../../admin.queries'
import { FailureBanner } from '../../failure-banner'
import { useWords } from '@/words/use-words'

type IdPictureProps = { id: string; side: IdPictureSide; label: string; large: boolean; onLarge: () => void }

/** One picture of a document, fetched with the super administrator's token and shown from memory (A 7). */
export function IdPicture({ id, side, label, large, onLarge }: IdPictureProps) {
  const t = useWords()
  const token = useAdminToken((state) => state.value)
  const { data, error, isFetching, refetch } = useQuery(adminQueries.picture(token, id, side))
  const show = useShown(data)
  const view = usePictureView()
  const drag = useDragScroll()
  const zoomed = view.zoom > 1
  const press = (event: KeyboardEvent) => {
    const act = { '+': view.zoomIn, '=': view.zoomIn, '-': view.zoomOut, '0': view.reset, '.': view.turn }[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }
  return (
    <figure className={clsx('min-w-0 overflow-hidden rounded-control border border-line', large && 'sm:col-span-2')}>
      <figcaption className="flex items-center gap-1 border-b border-line bg-surface-sunken py-0.5 pr-1 pl-3">
        <span className="mr-auto font-strong">{label}</span>
        <PictureTools label={label} view={view} large={large} onLarge={onLarge} disabled={!data} />
      </figcaption>
      {/* Scrolls when enlarged, and handles the keys for zooming and turning. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons above do the same */}
      <section
        ref={drag}
        aria-label={t('{label}, {n}%', { label, n: Math.round(view.zoom * 100) })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls and takes keys
        tabIndex={0}
        data-zoomed={zoomed ? '' : undefined}
        onKeyDown={press}
        onDoubleClick={zoomed ? view.reset : view.zoomIn}
        className={clsx(
          'aspect-3/2 overflow-auto overscroll-contain bg-surface-sunken focus-visible:-outline-offset-2',
          zoomed && 'cursor-grab active:cursor-grabbing',
        )}
      >
        {error ? (
          <div className="grid h-full place-items-center p-3">
            <FailureBanner
              text={t('{label}: The picture could not be loaded.', { label })}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          </div>
        ) : data ? (
          <div className="grid aspect-3/2 place-items-center" style={{ width: `${view.zoom * 100}%` }}>
            <img
              ref={show}
              alt={t('{label} as submitted', { label })}
              draggable={false}
              className="size-full object-contain transition-transform select-none"
              style={{ transform: `rotate(${view.turned}deg) scale(${view.turned % 180 === 0 ? 1 : 2 / 3})` }}
            />
          </div>
        ) : (
          <Delayed className="h-full">
            <p role="status" className="sr-only">
              {t('Loading {label}', { label })}
            </p>
            <Skeleton className="aspect-3/2 w-full rounded-none" />
          </Delayed>
        )}
      </section>
    </figure>
  )
}

type PictureToolsProps = { label: string; view: PictureView; large: boolean; onLarge: () => void; disabled: boolean }

function PictureTools({ label, view, large, onLarge, disabled }: PictureToolsProps) {
  const t = useWords()
  const Size = large ? Minimize2 : Maximize2
  return (
    <>
      <IconButton
        label={t('Zoom out: {label}', { label })}
        disabled={disabled || view.zoom === 1}
        onClick={view.zoomOut}
      >
        <ZoomOut aria-hidden size={18} />
      </IconButton>
      <IconButton
        label={t('Zoom in: {label}', { label })}
        disabled={disabled || view.zoom === FURTHEST}
        onClick={view.zoomIn}
      >
        <ZoomIn aria-hidden size={18} />
      </IconButton>
      <IconButton label={t('Rotate: {label}', { label })} disabled={disabled} onClick={view.turn}>
        <RotateCw aria-hidden size={18} />
      </IconButton>
      <IconButton
        label={t('Show large: {label}', { label })}
        pressed={large}
        className="max-sm:hidden"
        onClick={onLarge}
      >
        <Size aria-hidden size={18} />
      </IconButton>
    </>
  )
}

/** Lets a mouse drag the content of a scrolling box; touch does so anyway. */
function useDragScroll() {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const frame = box.current
    if (!frame) return undefined
    const move = (event: PointerEvent) => {
      if (event.buttons !== 1 || event.pointerType !== 'mouse') return
      frame.scrollBy(-event.movementX, -event.movementY)
    }
    frame.addEventListener('pointermove', move)
    return () => frame.removeEventListener('pointermove', move)
  }, [])
  return box
}

function useShown(bytes: Blob | undefined) {
  return useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture || !bytes) return undefined
      const address = URL.createObjectURL(bytes)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [bytes],
  )
}

const STEPS = [1, 1.5, 2, 3, 4]
const FURTHEST = 4

/** Zoom factor and rotation of a picture. The degrees only grow, so that it never spins back. */
function usePictureView() {
  const [zoom, setZoom] = useState(1)
  const [turned, setTurned] = useState(0)
  return {
    zoom,
    turned,
    zoomIn: () => setZoom((now) => STEPS.find((step) => step > now) ?? now),
    zoomOut: () => setZoom((now) => STEPS.findLast((step) => step < now) ?? now),
    turn: () => setTurned((now) => now + 90),
    reset: () => {
      setZoom(1)
      setTurned((now) => Math.round(now / 360) * 360)
    },
  }
}

type PictureView = ReturnType<typeof usePictureView>
