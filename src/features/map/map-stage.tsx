import { clsx } from 'clsx'
import { useState, type ReactNode, type Ref } from 'react'
import type { UnitSystem } from '@/domain/units/units'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { Delayed } from '@/ui/skeleton/skeleton'
import { Spinner } from '@/ui/spinner/spinner'
import type { SearchState } from '@/domain/search/filter-state'
import type { Area } from '@/domain/search/query/area'
import type { Fit } from './state/fit'
import { DrawButton } from './draw/draw-button'
import { DrawPart } from './draw/draw-part'
import type { Drawing } from './draw/use-drawing'
import type { MapCell } from '@/listing/search/results'
import { AreaSwitch } from './header/area-switch'
import { Legend } from './header/legend'
import type { ShownLayers } from './places/layers'
import { PlacesButton } from './places/places-button'
import { PlacesPart } from './places/places-part'
import { DetailCard } from './selected/detail-card'
import { OVER_MAP } from './pins/layer/clear-of'
import { SwipeAway } from './selected/swipe-away'
import { PEEK_HEIGHT } from './sheet/stops'
import type { Bounds, PlacedListing } from '@/domain/search/query/bounds'
import type { MapUrlState } from './state/map-url'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

const MapCanvas = lazyPart(() => import('./canvas/map-canvas').then((module) => module.default), {
  failed: (retry) => <PartFailed {...retry} title={t('The map could not be loaded')} className="pt-28!" />,
})

const ignore = () => {}

/** The sheet's round shoulders lie on the map. */
const SHOULDER = 18

type MapStageProps = {
  ref: Ref<HTMLDivElement>
  phone: boolean
  loading: boolean
  placed: readonly PlacedListing[]
  cells: readonly MapCell[]
  selected: PlacedListing | null
  units: UnitSystem
  address: MapUrlState
  fit: Fit | null
  area: Area | null
  /** What is shown: without its area while one is drawn. */
  search: SearchState
  drawing: Drawing
  drawButton: Ref<HTMLButtonElement>
  onSelect: (id: string | null) => void
  onAddress: (change: Partial<MapUrlState>) => void
  onView: (bounds: Bounds) => void
  onKeyboard: () => void
  /** Stands beside the map's own buttons. */
  tools: ReactNode
  notices: ReactNode
}

export function MapStage({
  ref,
  phone,
  loading,
  placed,
  cells,
  selected,
  units,
  address,
  fit,
  area,
  search,
  drawing,
  drawButton,
  onSelect,
  onAddress,
  onView,
  onKeyboard,
  tools,
  notices,
}: MapStageProps) {
  const t = useWords()
  const [layers, setLayers] = useState<ShownLayers>(new Set())
  const card =
    selected && !drawing.on ? (
      <DetailCard listing={selected} units={units} withPicture={phone} onClose={() => onSelect(null)} />
    ) : null
  return (
    <div
      ref={ref}
      onFocus={({ target }) => target.matches(':focus-visible') && onKeyboard()}
      className="@container relative min-w-0 flex-1 overflow-hidden bg-surface-sunken"
    >
      <div className="absolute inset-x-0 top-0" style={{ bottom: phone ? PEEK_HEIGHT - SHOULDER : 0 }}>
        <MapCanvas
          position={address.position}
          onMove={(position) => onAddress({ position })}
          onView={onView}
          fit={fit}
          placed={placed}
          cells={cells}
          selected={drawing.on ? null : selected}
          onSelect={drawing.on ? ignore : onSelect}
        >
          {area || drawing.on ? (
            <DrawPart
              area={area}
              name={search.filters.areaName}
              drawing={drawing.on}
              fit={address.position === null && !drawing.used}
              search={search}
              placed={placed}
              onDone={drawing.done}
              onCancel={drawing.cancel}
            />
          ) : null}
          {layers.size > 0 ? <PlacesPart shown={layers} from={selected} placed={placed} /> : null}
        </MapCanvas>
        {drawing.on ? null : (
          // On phones above the credit, where a thumb reaches it; it leaves most of the map to larger text too.
          <div
            className={clsx(
              'pointer-events-none absolute bottom-[36px] left-[12px] z-10 flex flex-col-reverse items-start',
              'gap-[12px] md:top-3 md:right-[64px] md:bottom-auto',
            )}
          >
            <Legend />
            <div
              {...OVER_MAP}
              // At the right are the buttons of the zoom.
              className={clsx(
                'pointer-events-none mr-[60px] flex flex-wrap gap-[8px] *:pointer-events-auto md:mr-0',
                'print:hidden',
              )}
            >
              <AreaSwitch on={address.area} onChange={(on) => onAddress({ area: on })} />
              <DrawButton ref={drawButton} drawn={area !== null} onDraw={drawing.start} />
              <PlacesButton shown={layers} onShow={setLayers} />
              {tools}
            </div>
          </div>
        )}
        <div
          className={clsx(
            'pointer-events-none absolute inset-x-0 top-3 z-20 flex flex-col items-center gap-3 pr-16 pl-3',
            'md:top-16 md:px-16',
          )}
        >
          {notices}
        </div>
        {loading ? (
          <Delayed className="pointer-events-none absolute inset-0 z-20 grid place-items-center">
            <div className="rounded-full bg-surface-raised px-5 py-2.5 font-semibold shadow-2">
              <Spinner label={t('Loading map...')} />
            </div>
          </Delayed>
        ) : null}
      </div>
      {card && phone ? (
        <div {...OVER_MAP} className="absolute inset-x-2 bottom-2 z-30 animate-rise">
          <SwipeAway key={selected?.id} onAway={() => onSelect(null)}>
            {card}
          </SwipeAway>
        </div>
      ) : null}
      {card && !phone ? (
        <div {...OVER_MAP} className="absolute bottom-3 left-3 z-10 w-84 max-w-[calc(100%-1.5rem)]">
          {card}
        </div>
      ) : null}
    </div>
  )
}
