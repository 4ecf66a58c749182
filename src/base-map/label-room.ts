import type L from 'leaflet'

export type Taken = { lat: number; lng: number; left: number; top: number; right: number; bottom: number }

/** Fired on the map where other places are taken. */
export const ROOM_CHANGED = 'labelroom'

const taken = new WeakMap<L.Map, readonly Taken[]>()

/** Names on the base map make room for these, and for nothing that stood there before. */
export function keepLabelsOff(map: L.Map, places: readonly Taken[]): void {
  if (JSON.stringify(places) === JSON.stringify(takenOn(map))) return
  taken.set(map, places)
  map.fire(ROOM_CHANGED)
}

export function takenOn(map: L.Map): readonly Taken[] {
  return taken.get(map) ?? []
}
