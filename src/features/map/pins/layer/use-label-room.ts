import { useEffect, useMemo } from 'react'
import { useMap } from 'react-leaflet'
import { keepLabelsOff, type Taken } from '@/base-map/label-room'
import type { Marker } from '../../clusters/cluster-index'

/** Pixels around the place of a pin or cluster: about as large as they are drawn, with their shadow. */
const PIN = { left: -38, top: -40, right: 38, bottom: 2 }
const CLUSTER = { left: -32, top: -30, right: 32, bottom: 30 }

/** Keeps the names of the base map off the pins. */
export function useLabelRoom(markers: readonly Marker[]): void {
  const map = useMap()
  const taken = useMemo(
    () => markers.map(({ kind, lat, lng }): Taken => ({ lat, lng, ...(kind === 'pin' ? PIN : CLUSTER) })),
    [markers],
  )
  useEffect(() => keepLabelsOff(map, taken), [map, taken])
  useEffect(() => () => keepLabelsOff(map, []), [map])
}
