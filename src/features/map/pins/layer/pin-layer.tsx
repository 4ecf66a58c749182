import { useMemo, useCallback, useEffect, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useMap } from 'react-leaflet'
import { keepLabelsOff, type Taken } from '@/base-map/label-room'
import { useCurrency } from '@/session/preferences'
import { listingsIn, splitZoom, type ClusterIndex, type ClusterMarker, type Marker } from '../../clusters/cluster-index'
import type { MapCell } from '@/listing/search/results'
import type { PlacedListing } from '@/domain/search/query/bounds'
import { useIsPhone, useReducedMotion } from '@/ui/media/use-media'
import { BuildingList } from '../building-list'
import { ClusterPin } from '../cluster-pin'
import { PinPositionsContext } from '../pin-positions'
import { PinPopup } from '../pin-popup'
import { PricePin } from '../price-pin'
import { keepFocus } from './focus-nearest'
import { useHoveredCluster, useMarkers } from './use-markers'
import { usePinKeys } from './use-pin-keys'
import { usePinPane } from './use-pin-pane'
import { usePinPositions } from '../use-pin-positions'
import { useWords } from '@/words/use-words'

const MOST_IN_BUILDING = 50

export type PinLayerProps = {
  placed: readonly PlacedListing[]
  /** Squares with counts, where the listings in view are too many to load. */
  cells: readonly MapCell[]
  selected: PlacedListing | null
  onSelect: (id: string | null) => void
}

export function PinLayer({ placed, cells, selected, onSelect }: PinLayerProps) {
  const t = useWords()
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
      <div ref={group} role="group" aria-label={t('Properties on the map')} {...keys}>
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

/** Returns the focus to the cluster when it is in the list that is about to be removed. */
function returnFocus(): void {
  const list = document.activeElement?.closest('[data-popup]')
  list?.parentElement?.querySelector<HTMLElement>('[data-cluster]')?.focus({ preventScroll: true })
}

/** A press on a cluster zooms to where it splits, or opens its building if it never does. Keeps the focus nearby. */
function useClusterPress(
  index: ClusterIndex,
  group: RefObject<HTMLElement | null>,
): { building: string | null; closeBuilding: () => void; pressCluster: (marker: ClusterMarker) => void } {
  const map = useMap()
  const still = useReducedMotion()
  const [building, setBuilding] = useState<string | null>(null)
  const closeBuilding = useCallback(() => {
    returnFocus()
    setBuilding(null)
  }, [])

  const pressCluster = useCallback(
    (marker: ClusterMarker) => {
      const zoom = splitZoom(index, marker.clusterId, map.getZoom())
      if (zoom === null) return setBuilding((open) => (open === marker.key ? null : marker.key))
      keepFocus(map, group.current, [marker.lat, marker.lng])
      setBuilding(null)
      map.setView([marker.lat, marker.lng], zoom, { animate: !still })
    },
    [index, map, still, group],
  )

  useEffect(() => {
    if (building === null) return undefined
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeBuilding()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [building, closeBuilding])

  return { building, closeBuilding, pressCluster }
}

/** Pixels around the place of a pin or cluster: about as large as they are drawn, with their shadow. */
const PIN = { left: -38, top: -40, right: 38, bottom: 2 }
const CLUSTER = { left: -32, top: -30, right: 32, bottom: 30 }

function useLabelRoom(markers: readonly Marker[]): void {
  const map = useMap()
  const taken = useMemo(
    () => markers.map(({ kind, lat, lng }): Taken => ({ lat, lng, ...(kind === 'pin' ? PIN : CLUSTER) })),
    [markers],
  )
  useEffect(() => keepLabelsOff(map, taken), [map, taken])
  useEffect(() => () => keepLabelsOff(map, []), [map])
}
