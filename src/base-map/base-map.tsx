import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { mountBaseMap, type BaseMapTheme, type MountedBaseMap } from './engine'
import { startPainter } from './worker/painter'

// The painter and its data are fetched while the map is being built.
startPainter()

export type BaseMapProps = {
  theme: BaseMapTheme
  tileUrl?: string
}

/** Our own vector map, or the tile service of `VITE_TILE_URL` with ours for each tile that fails. */
export function BaseMap({ theme, tileUrl = import.meta.env.VITE_TILE_URL }: BaseMapProps): null {
  const map = useMap()
  const mounted = useRef<MountedBaseMap | null>(null)
  const wanted = useRef(theme)

  useEffect(() => {
    mounted.current = mountBaseMap(map, wanted.current, tileUrl || undefined)
    return () => {
      mounted.current?.remove()
      mounted.current = null
    }
  }, [map, tileUrl])

  useEffect(() => {
    if (wanted.current === theme) return
    wanted.current = theme
    mounted.current?.setTheme(theme)
  }, [theme])

  return null
}
