import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import type { IdPictureSide } from '@/contract/admin'
import { useAdminToken } from '@/session/admin'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { adminQueries } from '../../admin.queries'
import { FailureBanner } from '../../failure-banner'
import { PictureTools } from './picture-tools'
import { useDragScroll } from './use-drag-scroll'
import { useShown } from './use-shown'
import { usePictureView } from './use-picture-view'

type IdPictureProps = { id: string; side: IdPictureSide; label: string; large: boolean; onLarge: () => void }

const NOT_SHOWN = 'The picture could not be loaded.'

/** One picture of a document, fetched with the super administrator's token and shown from memory (A 7). */
export function IdPicture({ id, side, label, large, onLarge }: IdPictureProps) {
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
        aria-label={`${label}, ${Math.round(view.zoom * 100)}%`}
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
            <FailureBanner text={`${label}: ${NOT_SHOWN}`} retrying={isFetching} onRetry={() => void refetch()} />
          </div>
        ) : data ? (
          <div className="grid aspect-3/2 place-items-center" style={{ width: `${view.zoom * 100}%` }}>
            <img
              ref={show}
              alt={`${label} as it was handed in`}
              draggable={false}
              className="size-full object-contain transition-transform select-none"
              style={{ transform: `rotate(${view.turned}deg) scale(${view.turned % 180 === 0 ? 1 : 2 / 3})` }}
            />
          </div>
        ) : (
          <Delayed className="h-full">
            <p role="status" className="sr-only">
              Loading {label}
            </p>
            <Skeleton className="aspect-3/2 w-full rounded-none" />
          </Delayed>
        )}
      </section>
    </figure>
  )
}
