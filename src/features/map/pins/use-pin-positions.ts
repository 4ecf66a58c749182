import type L from 'leaflet'
import { useEffect, useMemo } from 'react'
import { useMap } from 'react-leaflet'
import { PinPositions } from './pin-positions'

export function usePinPositions(): PinPositions {
  const map = useMap()
  const places = useMemo(() => new PinPositions(map), [map])
  useEffect(() => {
    const putAll = () => places.putAll()
    const follow = ({ center, zoom }: L.ZoomAnimEvent) => places.follow(center, zoom)
    map.on('zoom viewreset', putAll)
    map.on('zoomanim', follow)
    return () => {
      map.off('zoom viewreset', putAll)
      map.off('zoomanim', follow)
    }
  }, [map, places])
  return places
}
