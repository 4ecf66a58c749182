import { useState } from 'react'
import { nameOfRings, namesOfRings } from '@/domain/search/query/place'
import type { Area, Point } from '@/domain/search/query/area'

export function useRingNames(area: Area | null, name: string | null) {
  const [names] = useState(() => {
    const known = new WeakMap<readonly Point[], string>()
    const given = name === null || !area ? [] : namesOfRings(name, area.length)
    given.forEach((each, place) => known.set(area![place]!, each))
    return known
  })
  return {
    nameOf: (rings: Area) => nameOfRings(rings.map((ring) => names.get(ring) ?? null)),
    nameRing: (ring: readonly Point[], called: string) => void names.set(ring, called),
  }
}
