import { useRef, useState, type ReactNode } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { MonthViewContext } from '@/listing/monthly/use-costs'
import { useFoundOnMap } from '@/listing/search/use-found-on-map'
import { allOf, fitOf } from './state/fit'
import { useDrawing } from './draw/use-drawing'
import { MapCount } from './header/map-count'
import { MapHeader } from './header/map-header'
import { MapButton } from './header/map-button'
import { PropertyList } from './list/property-list'
import { SideList } from './list/side-list'
import { MapStage } from './map-stage'
import { LoadBanner } from './notices/load-banner'
import { MapEmpty } from './notices/map-empty'
import { ListSheet } from './sheet/list-sheet'
import type { Stop } from './sheet/stops'
import { isWithin, type Bounds } from '@/domain/search/query/bounds'
import { HOME, type MapUrlState } from './state/map-url'
import { useBackCloses } from '@/ui/dialog/use-back-closes'
import { useIsPhone, useMedia } from '@/ui/media/use-media'
import { useRoom } from './state/use-room'
import { useSelection } from './state/use-selection'
import { useWords } from '@/words/use-words'

export type MapScreenProps = {
  search: SearchState
  address: MapUrlState
  onSearch: (search: SearchState) => void
  /** Makes no history entry. */
  onAddress: (change: Partial<MapUrlState>) => void
  filters: ReactNode
  layout: ReactNode
}

export function MapScreen({ search, address, onSearch, onAddress, filters, layout }: MapScreenProps) {
  const t = useWords()
  const [view, setView] = useState<Bounds | null>(null)
  // Without its area while one is drawn.
  const { drawing, shown, button } = useDrawing(search, onSearch)
  const { area, pin, position } = address
  const found = useFoundOnMap({ search: shown, view, zoom: (position ?? HOME).zoom, area, pin })
  const { results, known, emptyMarket, error, fetching, retry } = found
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
  const { listings, total } = results
  const title = known || error ? t('Properties ({n})', { n: total.toLocaleString('en-US') }) : t('Properties')
  const showAll = () => onAddress({ area: false })
  const [asked, setAsked] = useState(0)
  const all = allOf(found)
  const filtered = position || area || pin || drawing.on || search.filters.area ? null : fitOf(search, all)
  const fit = filtered ?? (asked > 0 ? { key: `asked ${asked}`, places: all } : null)
  const outside = view && !area && !drawing.on ? all.filter((one) => !isWithin(one, view)).length : 0

  const list = (
    <PropertyList
      listings={listings}
      onEnd={results.next?.ahead}
      units={search.units}
      selectedId={selectedId}
      onSelect={select}
    />
  )
  return (
    <MonthViewContext value={search.byMonth ? results.costs.view : null}>
      <div ref={screen} style={style} className="relative -mb-20 flex min-h-[320px] flex-col overflow-hidden md:mb-0">
        <MapHeader
          search={search}
          onSearch={onSearch}
          count={known && <MapCount results={results} area={address.area} />}
          listShown={listShown}
          filters={filters}
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
            fit={fit}
            area={search.filters.area}
            search={shown}
            drawing={drawing}
            drawButton={button}
            onSelect={select}
            onAddress={onAddress}
            onView={setView}
            // The sheet would hide what has the focus.
            onKeyboard={() => phone && stop !== 'peek' && moveSheet('peek')}
            tools={
              outside > 0 ? (
                <MapButton onClick={() => setAsked(asked + 1)}>
                  {outside < total
                    ? t('{n} more outside: show all', { n: outside.toLocaleString('en-US') })
                    : t('{n} outside: show all', { n: outside.toLocaleString('en-US') })}
                </MapButton>
              ) : null
            }
            notices={
              <>
                {error ? <LoadBanner error={error} outdated={known} retrying={fetching} onRetry={retry} /> : null}
                {known && total === 0 && !drawing.on ? (
                  <MapEmpty
                    search={search}
                    emptyMarket={emptyMarket}
                    found={results.everywhere}
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
            <SideList title={title} note={known ? undefined : error ? t('The properties could not be loaded.') : ''}>
              {list}
            </SideList>
          ) : null}
        </div>
      </div>
    </MonthViewContext>
  )
}
