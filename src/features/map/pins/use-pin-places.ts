import type L from 'leaflet'
import { useEffect, useMemo } from 'react'
import { useMap } from 'react-leaflet'
import { PinPlaces } from './pin-places'

/** The elements that stand on the map, moved along with its zooms. */
export function usePinPlaces(): PinPlaces {
  const map = useMap()
  const places = useMemo(() => new PinPlaces(map), [map])
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
