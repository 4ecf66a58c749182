import type { ComponentType } from 'react'

/** `unknown` where our map is too coarse. */
export type Surface = 'land' | 'river' | 'sea' | 'unknown'

export type FoundPlace = { name: string; kind: string; lat: number; lng: number; city?: string; state?: string }

export type PinMapSlot = {
  /** Null: no pin yet, the map shows Iloilo City (A 9). */
  pin: { lat: number; lng: number } | null
  /** Grows with each search; the pin then comes to the middle, wherever the map was moved to. */
  searches: number
  onPlace: (lat: number, lng: number) => void
}

/** What the form needs from the map feature. The route passes it in, because features do not import each other. */
export type MapTools = {
  PinMap: ComponentType<PinMapSlot>
  surfaceAt: (lat: number, lng: number) => Promise<Surface>
  /** Null if the code that knows the places could not be loaded. */
  findPlaces: (text: string) => Promise<FoundPlace[] | null>
  /** Empty where our map has no town, or its code could not be loaded. */
  townAt: (lat: number, lng: number) => Promise<Pick<FoundPlace, 'city' | 'state'>>
  /** In the order of the alphabet; none for a city that our map does not know. */
  barangaysOf: (city: string) => Promise<readonly string[]>
}
