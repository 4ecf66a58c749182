import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useMap } from 'react-leaflet'
import { useCurrency } from '@/session/preferences'
import { listingsIn } from '../../clusters/cluster-index'
import type { MapCell } from '@/listing/search/results'
import type { PlacedListing } from '@/domain/search/query/bounds'
import { useIsPhone } from '@/ui/media/use-media'
import { BuildingList } from '../building-list'
import { ClusterPin } from '../cluster-pin'
import { PinPositionsContext } from '../pin-positions'
import { PinPopup } from '../pin-popup'
import { PricePin } from '../price-pin'
import { useClusterPress } from './use-cluster-press'
import { useLabelRoom } from './use-label-room'
import { useHoveredCluster, useMarkers } from './use-markers'
import { usePinKeys } from './use-pin-keys'
import { usePinPane } from './use-pin-pane'
import { usePinPositions } from '../use-pin-positions'

/** So many of a building's listings are named on the map. */
const MOST_IN_BUILDING = 50

export type PinLayerProps = {
  placed: readonly PlacedListing[]
  /** Squares with counts, where the listings in view are too many to load. */
  cells: readonly MapCell[]
  selected: PlacedListing | null
  onSelect: (id: string | null) => void
}

/** Pins, clusters and the popup of the selected listing. */
export function PinLayer({ placed, cells, selected, onSelect }: PinLayerProps) {
  const map = useMap()
  const phone = useIsPhone()
  const currency = useCurrency((state) => state.value)
  const places = usePinPositions()
  const { pane, group } = usePinPane(onSelect)
  const { index, markers, clusterOf } = useMarkers(placed, cells, selected, currency)
  const hoveredCluster = useHoveredCluster(clusterOf)
  const keys = usePinKeys(group)
  useLabelRoom(markers)
  const { building, closeBuilding, pressCluster } = useClusterPress(index, group)
  const pressPin = useMemo(() => {
    const selectedId = selected?.id
    return (id: string) => {
      closeBuilding()
      onSelect(id === selectedId ? null : id)
    }
  }, [selected, onSelect, closeBuilding])

  return createPortal(
    <PinPositionsContext value={places}>
      <div ref={group} role="group" aria-label="Properties on the map" {...keys}>
        {markers.map((marker) =>
          marker.kind === 'pin' ? (
            <PricePin
              key={marker.key}
              listing={marker.listing}
              selected={marker.key === selected?.id}
              onPress={pressPin}
            >
              {marker.key === selected?.id && !phone ? (
                <PinPopup listing={selected} onClose={() => onSelect(null)} />
              ) : null}
            </PricePin>
          ) : (
            <ClusterPin
              key={marker.key}
              marker={marker}
              hovered={marker.key === hoveredCluster}
              open={marker.key === building}
              onPress={pressCluster}
            >
              {marker.key === building ? (
                <BuildingList
                  listings={listingsIn(index, marker.clusterId, MOST_IN_BUILDING)}
                  count={marker.group.sale + marker.group.rent}
                  onSelect={pressPin}
                  onClose={closeBuilding}
                />
              ) : null}
            </ClusterPin>
          ),
        )}
      </div>
    </PinPositionsContext>,
    pane ?? map.getContainer(),
  )
}
