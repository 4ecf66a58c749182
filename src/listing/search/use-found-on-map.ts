import { useInPage } from './engines/engine'
import { useMapInPage } from './engines/map-in-page'
import { useMapOnServer } from './engines/map-on-server'
import type { FoundOnMap, MapSearch } from './results'

export function useFoundOnMap(search: MapSearch): FoundOnMap {
  const inPage = useInPage()
  const page = useMapInPage(search, inPage)
  const server = useMapOnServer(search, !inPage)
  return inPage ? page : server
}
