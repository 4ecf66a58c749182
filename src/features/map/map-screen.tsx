import { useRef, useState, type ReactNode, type RefObject } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { MonthViewContext } from '@/listing/monthly/use-costs'
import { useDrawing, type Drawing } from './draw/use-drawing'
import { MapCount } from './header/map-count'
import { MapHeader } from './header/map-header'
import { PropertyList } from './list/property-list'
import { SideList } from './list/side-list'
import { MapStage } from './map-stage'
import { LoadBanner } from './notices/load-banner'
import { MapEmpty } from './notices/map-empty'
import { AnyMapSource } from './source/any-map-source'
import type { MapSource } from './source/map-source'
import { ListSheet } from './sheet/list-sheet'
import type { Stop } from './sheet/stops'
import type { Bounds } from './state/bounds'
import { HOME, type MapUrlState } from './state/map-url'
import { useBackCloses } from '@/ui/dialog/use-back-closes'
import { useIsPhone, useMedia } from '@/ui/media/use-media'
import { useRoom } from './state/use-room'
import { useSelection } from './state/use-selection'

export type MapScreenProps = {
  /** The search, as the address holds it. */
  search: SearchState
  /** What the map adds to it. */
  address: MapUrlState
  onSearch: (search: SearchState) => void
  /** Makes no history entry. */
  onAddress: (change: Partial<MapUrlState>) => void
  /** Switches between results, map, and both. */
  layout: ReactNode
}

/** The map view (B 2.5). */
export function MapScreen(props: MapScreenProps) {
  const { search, address } = props
  const [view, setView] = useState<Bounds | null>(null)
  const { drawing, shown, button } = useDrawing(search, props.onSearch)
  return (
    <AnyMapSource
      search={shown}
      view={view}
      zoom={(address.position ?? HOME).zoom}
      area={address.area}
      pin={address.pin}
    >
      {(source) => (
        <MapView
          {...props}
          shown={shown}
          drawing={drawing}
          drawButton={button}
          source={source}
          view={view}
          onView={setView}
        />
      )}
    </AnyMapSource>
  )
}

type MapViewProps = MapScreenProps & {
  /** The search that is shown; without its area while one is drawn. */
  shown: SearchState
  drawing: Drawing
  drawButton: RefObject<HTMLButtonElement | null>
  source: MapSource
  view: Bounds | null
  onView: (view: Bounds) => void
}

function MapView({
  search,
  address,
  onSearch,
  onAddress,
  layout,
  shown,
  drawing,
  drawButton,
  source,
  view,
  onView,
}: MapViewProps) {
  const { results, known, emptyMarket, error, fetching, retry } = source
  const { selected, select, selectedId } = useSelection(results.placed, address.pin, onAddress)
  const phone = useIsPhone()
  // Room for the list beside the map from the start.
  const wide = useMedia('(min-width: 1024px)')
  const listShown = address.list ?? wide
  const [stop, setStop] = useState<Stop>(address.list ? 'half' : 'peek')
  const [raised, setRaised] = useState(false)
  const moveSheet = (next: Stop) => {
    setStop(next)
    setRaised(next !== 'peek')
  }
  useBackCloses(phone && raised, () => moveSheet('peek'))
  const screen = useRef<HTMLDivElement>(null)
  const { style, stage, room } = useRoom(screen)
  const { listed, count, found } = results
  const title = known || error ? `Properties (${count.toLocaleString('en-US')})` : 'Properties'
  const showAll = () => onAddress({ area: false })

  const list = (
    <PropertyList
      listings={listed}
      onEnd={results.onEnd}
      units={search.units}
      selectedId={selectedId}
      onSelect={select}
    />
  )
  return (
    <MonthViewContext value={search.byMonth ? results.costs.view : null}>
      <div ref={screen} style={style} className="relative -mb-20 flex min-h-80 flex-col overflow-hidden md:mb-0">
        <MapHeader
          search={search}
          onSearch={onSearch}
          costs={results.costs}
          count={known && <MapCount results={results} area={address.area} />}
          listShown={listShown}
          layout={layout}
          onToggleList={() => onAddress({ list: !listShown })}
        />
        <div className="relative flex min-h-0 flex-1">
          <MapStage
            ref={stage}
            phone={phone}
            loading={(!known && !error) || view === null}
            placed={results.placed}
            cells={results.cells}
            selected={selected}
            units={search.units}
            address={address}
            area={search.filters.area}
            search={shown}
            drawing={drawing}
            drawButton={drawButton}
            onSelect={select}
            onAddress={onAddress}
            onView={onView}
            // The sheet would hide what has the focus.
            onKeyboard={() => phone && stop !== 'peek' && moveSheet('peek')}
            notices={
              <>
                {error ? <LoadBanner error={error} outdated={known} retrying={fetching} onRetry={retry} /> : null}
                {known && count === 0 && !drawing.on ? (
                  <MapEmpty
                    search={search}
                    emptyMarket={emptyMarket}
                    found={found}
                    onSearch={onSearch}
                    onShowAll={showAll}
                  />
                ) : null}
              </>
            }
          />
          {phone ? (
            <ListSheet title={title} stop={drawing.on ? 'peek' : stop} onStop={moveSheet} room={room}>
              {list}
            </ListSheet>
          ) : listShown ? (
            <SideList title={title} note={known ? undefined : error ? 'The properties could not be loaded.' : ''}>
              {list}
            </SideList>
          ) : null}
        </div>
      </div>
    </MonthViewContext>
  )
}
