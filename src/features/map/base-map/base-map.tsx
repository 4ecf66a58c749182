import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { BaseMapTheme, MountedBaseMap } from './engine'

export type BaseMapProps = {
  theme: BaseMapTheme
  /** A tile service's address; `VITE_TILE_URL` unless given. Empty shows our own map. */
  tileUrl?: string
}

/**
 * The base map inside a react-leaflet `MapContainer`: our own vector map, or the tile service of `VITE_TILE_URL` with ours standing
 * in for each tile that fails. Its data loads on first use; until then the container keeps its own background.
 */
export function BaseMap({ theme, tileUrl = import.meta.env.VITE_TILE_URL }: BaseMapProps): null {
  const map = useMap()
  const mounted = useRef<MountedBaseMap | null>(null)
  const wanted = useRef(theme)

  useEffect(() => {
    let gone = false
    const mount = async () => {
      const { mountBaseMap } = await import('./engine')
      if (!gone) mounted.current = mountBaseMap(map, wanted.current, tileUrl || undefined)
    }
    void mount()
    return () => {
      gone = true
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
