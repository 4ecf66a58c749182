import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { listingQueries } from '@/listing/listing.queries'
import { MonthViewContext } from '@/listing/monthly/use-costs'
import { useDrawing } from './draw/use-drawing'
import { MapCount } from './header/map-count'
import { MapHeader } from './header/map-header'
import { PropertyList } from './list/property-list'
import { SideList } from './list/side-list'
import { MapStage } from './map-stage'
import { LoadBanner } from './notices/load-banner'
import { MapEmpty } from './notices/map-empty'
import { ListSheet } from './sheet/list-sheet'
import type { Stop } from './sheet/stops'
import type { Bounds } from './state/bounds'
import type { MapUrlState } from './state/map-url'
import { useMapResults } from './state/use-map-results'
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
}

/** The map view (B 2.5). */
export function MapScreen({ search, address, onSearch, onAddress }: MapScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(listingQueries.list())
  const [view, setView] = useState<Bounds | null>(null)
  const { drawing, shown } = useDrawing(search, onSearch)
  const results = useMapResults(data, shown, address.area ? view : null)
  const { selected, select, selectedId } = useSelection(results.placed, address.pin, onAddress)
  const phone = useIsPhone()
  // Room for the list beside the map from the start.
  const wide = useMedia('(min-width: 1024px)')
  const listShown = address.list ?? wide
  const [stop, setStop] = useState<Stop>(address.list ? 'half' : 'peek')
  const screen = useRef<HTMLDivElement>(null)
  const { style, stage, room } = useRoom(screen)
  const { listed, matching } = results
  const title = data || error ? `Properties (${listed.length.toLocaleString('en-US')})` : 'Properties'
  const showAll = () => onAddress({ area: false })

  const list = <PropertyList listings={listed} units={search.units} selectedId={selectedId} onSelect={select} />
  return (
    <MonthViewContext value={search.byMonth ? results.costs.view : null}>
      <div
        ref={screen}
        data-whole-window
        style={style}
        className="relative -mb-20 flex min-h-80 flex-col overflow-hidden md:mb-0"
      >
        <MapHeader
          search={search}
          onSearch={onSearch}
          costs={results.costs}
          count={data && <MapCount results={results} area={address.area} />}
          listShown={listShown}
          onToggleList={() => onAddress({ list: !listShown })}
        />
        <div className="relative flex min-h-0 flex-1">
          <MapStage
            ref={stage}
            phone={phone}
            loading={(!data && !error) || view === null}
            placed={results.placed}
            selected={selected}
            units={search.units}
            address={address}
            area={search.filters.area}
            drawing={drawing}
            onSelect={select}
            onAddress={onAddress}
            onView={setView}
            notices={
              <>
                {error ? (
                  <LoadBanner
                    error={error}
                    outdated={data !== undefined}
                    retrying={isFetching}
                    onRetry={() => void refetch()}
                  />
                ) : null}
                {data && listed.length === 0 && !drawing.on ? (
                  <MapEmpty
                    search={search}
                    total={data.length}
                    matching={matching.length}
                    onSearch={onSearch}
                    onShowAll={showAll}
                  />
                ) : null}
              </>
            }
          />
          {phone ? (
            <ListSheet title={title} stop={drawing.on ? 'peek' : stop} onStop={setStop} room={room}>
              {list}
            </ListSheet>
          ) : listShown ? (
            <SideList title={title} note={data ? undefined : error ? 'The properties could not be loaded.' : ''}>
              {list}
            </SideList>
          ) : null}
        </div>
      </div>
    </MonthViewContext>
  )
}
