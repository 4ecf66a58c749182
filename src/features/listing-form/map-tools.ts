import type { ComponentType } from 'react'

/** What lies at a place; `unknown` where we have no map good enough to say. */
export type Ground = 'land' | 'river' | 'sea' | 'unknown'

/** A named place that a search found, with the town it belongs to where that is known. */
export type FoundPlace = { name: string; kind: string; lat: number; lng: number; city?: string; state?: string }

export type PinMapSlot = {
  /** Null: no pin yet, the map shows Iloilo City (A 9). */
  pin: { lat: number; lng: number } | null
  /** The pin was dragged, moved by key, or the map was pressed. */
  onPlace: (lat: number, lng: number) => void
}

/** What the form needs of the map; the route joins it, since features never import each other. */
export type MapTools = {
  PinMap: ComponentType<PinMapSlot>
  groundAt: (lat: number, lng: number) => Promise<Ground>
  findPlaces: (text: string) => Promise<FoundPlace[]>
}
