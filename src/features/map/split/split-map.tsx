import { clsx } from 'clsx'
import type L from 'leaflet'
import { useMemo, useState, useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { changeFilters } from '@/domain/search/search-changes'
import type { SearchState } from '@/domain/search/filter-state'
import { boxOf, type Box } from '@/domain/search/query/area'
import { MonthViewContext } from '@/listing/monthly/use-costs'
import { useFoundOnMap } from '@/listing/search/use-found-on-map'
import { Button } from '@/ui/button/button'
import { Switch } from '@/ui/switch/switch'
import MapCanvas from '../canvas/map-canvas'
import { allOf, fitOf } from '../state/fit'
import { DrawButton } from '../draw/draw-button'
import { DrawPart } from '../draw/draw-part'
import { useDrawing } from '../draw/use-drawing'
import { OVER_MAP } from '../pins/layer/clear-of'
import type { Bounds } from '@/domain/search/query/bounds'
import { useHovered } from '../state/hovered'
import { HOME, soundPosition, type MapPosition } from '../state/map-url'
import { useMapSearch, type OnMapSearch } from './use-map-search'
import { useWords } from '@/words/use-words'

const ignore = () => {}

export type SplitMapProps = { search: SearchState; onSearch: OnMapSearch }

export default function SplitMap({ search, onSearch }: SplitMapProps) {
  const t = useWords()
  const { drawing, shown, button } = useDrawing(search, (next) => onSearch(next, { replace: false }))
  // Pins stand beyond the box too, so that a move uncovers no empty map.
  const everywhere = useMemo(() => changeFilters(shown, { box: null }), [shown])
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [view, setView] = useState<Bounds | null>(null)
  const { follows, follow, moved, searchHere, position, onMove, onView, onFit } = useMapSearch(
    search,
    onSearch,
    drawing.on,
  )
  const { area, box } = search.filters
  useListedHover()

  const see = (bounds: Bounds) => {
    onView(bounds)
    setView(bounds)
  }

  const { zoom } = position ?? HOME
  const found = useFoundOnMap({ search: everywhere, view, zoom, area: false, pin: selectedId })
  const { placed, cells, costs } = found.results
  const fit = box || area || drawing.on ? null : fitOf(everywhere, allOf(found))
  return (
    <MonthViewContext value={search.byMonth ? costs.view : null}>
      <section
        aria-label={t('Results on the map')}
        className="relative h-full overflow-hidden rounded-card border border-line bg-surface-sunken"
      >
        <MapCanvas
          position={position}
          onMove={onMove}
          onView={see}
          fit={fit}
          onFit={onFit}
          placed={placed}
          cells={cells}
          selected={drawing.on ? null : (placed.find(({ id }) => id === selectedId) ?? null)}
          onSelect={drawing.on ? ignore : setSelectedId}
        >
          <OpensOn box={box ?? (area && boxOf(area))} onFit={onFit} />
          {area || drawing.on ? (
            <DrawPart
              area={area}
              name={search.filters.areaName}
              drawing={drawing.on}
              fit={false}
              search={shown}
              placed={placed}
              onDone={drawing.done}
              onCancel={drawing.cancel}
            />
          ) : null}
        </MapCanvas>
        {drawing.on ? null : (
          <div
            {...OVER_MAP}
            className={clsx(
              'pointer-events-none absolute top-3 left-3 z-10 flex max-w-[calc(100%-5rem)] flex-wrap items-center',
              'gap-2 *:pointer-events-auto print:hidden',
            )}
          >
            <div
              className={clsx(
                'flex min-h-10 items-center rounded-full bg-surface-raised px-4',
                'text-[0.8125rem] font-bold shadow-2',
              )}
            >
              <Switch label={t('Search as I move')} checked={follows} onCheckedChange={follow} />
            </div>
            {moved && !follows ? <Button onClick={searchHere}>{t('Search this area')}</Button> : null}
            <DrawButton ref={button} drawn={area !== null} onDraw={drawing.start} />
          </div>
        )}
      </section>
    </MonthViewContext>
  )
}

function positionOf(map: L.Map): MapPosition {
  const { lat, lng } = map.getCenter()
  return soundPosition({ lat, lng, zoom: map.getZoom() })
}

/** Shows a box when the map opens, and never again: the map stays where a hand moved it. */
function OpensOn({ box, onFit }: { box: Box | null; onFit: (position: MapPosition) => void }) {
  const map = useMap()
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    if (!box) return
    map.fitBounds(
      [
        [box.south, box.west],
        [box.north, box.east],
      ],
      // Room for the bar in the corner.
      { animate: false, paddingTopLeft: [16, 64], paddingBottomRight: [16, 16] },
    )
    onFit(positionOf(map))
  }, [map, box, onFit])
  return null
}

const CARD = '[data-listing]'

const cardOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>(CARD) ?? null) : null

/** Cards are marked in the document, so that the list is not rendered again. */
function useListedHover(): void {
  useEffect(() => {
    const { enter, leave } = useHovered.getState()
    let over: string | null = null
    const follow = (event: Event) => {
      const id = cardOf(event.target)?.dataset['listing'] ?? null
      if (id === over) return
      if (over !== null) leave(over)
      over = id
      if (id !== null) enter(id, 'list')
    }
    const mark = ({ id, from }: { id: string | null; from: string }) => {
      for (const card of document.querySelectorAll<HTMLElement>(`${CARD}[data-raised]`)) delete card.dataset['raised']
      if (id === null || from !== 'pin') return
      const card = document.querySelector<HTMLElement>(`[data-listing="${CSS.escape(id)}"]`)
      if (card) card.dataset['raised'] = ''
    }
    const stop = useHovered.subscribe(mark)
    document.addEventListener('pointerover', follow)
    document.addEventListener('focusin', follow)
    return () => {
      stop()
      mark({ id: null, from: 'list' })
      if (over !== null) leave(over)
      document.removeEventListener('pointerover', follow)
      document.removeEventListener('focusin', follow)
    }
  }, [])
}
