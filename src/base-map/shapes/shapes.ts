import { roughen, type Roughness } from './rough'
import { ringOf, type Ring } from './ring'
import { band, box, circle, decode, decodeNumbers, decodeOne, smooth, type LatLng } from './codec'
import { ARCS, AREAS, TOWN_CENTERS, URBAN, type AreaSpec, type ArcName } from '../data/districts'
import { ISLANDS, PANAY_FAR } from '../data/outline'
import { PLOTS, RUNWAY, SANDS, WALKS } from '../data/places'
import { ROADS } from '../data/roads'
import { GUIMARAS, PONDS, RIVERS, SHORE, SHORE_EAST, WOODS } from '../data/water'

/** Shores and borders are drawn by points some hundred meters apart; what lies between is invented (`rough.ts`). */
const ROUGH = {
  /** Quays and beaches. */
  city: { share: 0.05, finest: 40 },
  /** Mangroves, creeks and capes. */
  coast: { share: 0.17, finest: 40 },
  far: { share: 0.2, finest: 250 },
  border: { share: 0.13, finest: 50 },
  bank: { share: 0.05, finest: 40 },
  dike: { share: 0.08, finest: 180 },
  ground: { share: 0.16, finest: 60 },
  wood: { share: 0.24, finest: 200 },
} satisfies Record<string, Roughness>

function panay(): LatLng[] {
  return [
    ...roughen(smooth(decode(SHORE_EAST), false, 2), false, ROUGH.coast).slice(0, -1),
    ...roughen(smooth(decode(SHORE), false), false, ROUGH.city),
    ...roughen(smooth(decode(PANAY_FAR, 1000), false, 2), false, ROUGH.far).slice(1, -1),
  ]
}

/** Land: Panay and Guimaras first, then the islands farther off. */
export const LAND: readonly Ring[] = [
  ringOf(panay()),
  ringOf(roughen(smooth(decode(GUIMARAS), true, 2), true, ROUGH.coast)),
  ...ISLANDS.map((text) => ringOf(roughen(decode(text, 1000), true, ROUGH.far))),
]

export type River = { name: string; line: readonly LatLng[]; ring: Ring; width: number }

/** Rivers as bands of their true width; `width` is the mean in meters. */
export const RIVER_BANDS: readonly River[] = RIVERS.map(({ name, points }) => {
  const numbers = decodeNumbers(points)
  const raw = decode(points)
  const line = smooth(raw, false)
  const steps = 4
  const widths = line.map((_, i) => {
    const from = numbers[Math.floor(i / steps)]?.[2] ?? 0
    const to = numbers[Math.min(numbers.length - 1, Math.floor(i / steps) + 1)]?.[2] ?? from
    return from + (to - from) * ((i % steps) / steps)
  })
  const width = widths.reduce((sum, w) => sum + w, 0) / Math.max(1, widths.length)
  return { name, line, ring: ringOf(roughen(band(line, widths), true, ROUGH.bank)), width }
})

/** Dikes are straight for some hundred meters. */
export const POND_RINGS: readonly Ring[] = PONDS.map((text) => ringOf(roughen(decode(text), true, ROUGH.dike)))

/** Wooded hills, a tint at low zoom. */
export const WOOD_RINGS: readonly Ring[] = WOODS.map((text) =>
  ringOf(roughen(smooth(decode(text), true, 2), true, ROUGH.wood)),
)

/** Borders in rivers and at sea stay smooth: in a river the border is the river's line, at sea it is hidden. */
const isPlain = (arc: string) => arc.startsWith('river') || arc.startsWith('sea')

export const BORDERS = Object.fromEntries(
  Object.entries(ARCS).map(([name, text]) => {
    const line = smooth(decode(text), false)
    return [name, isPlain(name) ? line : roughen(line, false, ROUGH.border)]
  }),
) as Record<ArcName, LatLng[]>

export type Area = { name: string; kind: AreaSpec['kind']; label: LatLng; ring: Ring }

/** Districts and towns as closed rings; at the shore they run out to sea. */
export const AREA_RINGS: readonly Area[] = AREAS.map(({ name, kind, label, ring }) => ({
  name,
  kind,
  label: decodeOne(label),
  ring: ringOf(
    ring.flatMap((arc) =>
      arc.startsWith('-') ? BORDERS[arc.slice(1) as ArcName].toReversed() : BORDERS[arc as ArcName],
    ),
  ),
}))

/** Built-up ground. The first ring is the city, the others are towns. */
export const URBAN_RINGS: readonly Ring[] = [
  ...URBAN.map((text) => ringOf(roughen(smooth(decode(text), true, 2), true, ROUGH.ground))),
  ...decodeNumbers(TOWN_CENTERS).map(([lat = 0, lng = 0, radius = 400]) =>
    ringOf(circle([10 + lat / 10_000, 122 + lng / 10_000], radius)),
  ),
]

export type PlotKind =
  | 'park'
  | 'campus'
  | 'hospital'
  | 'mall'
  | 'grave'
  | 'port'
  | 'airport'
  | 'golf'
  | 'runway'
  | 'sand'
export type Plot = { kind: PlotKind; ring: Ring }

export const PLOT_RINGS: readonly Plot[] = [
  ...SANDS.map((text): Plot => ({ kind: 'sand', ring: ringOf(band(smooth(decode(text), false), 70)) })),
  ...PLOTS.map((text): Plot => {
    const [kind = 'park', at = '', east = '0', north = '0', turn = '0'] = text.split('|')
    const ring = box(decodeOne(at), Number(east), Number(north), Number(turn))
    return { kind: kind as PlotKind, ring: ringOf(kind === 'golf' ? smooth(ring, true, 6) : ring) }
  }),
  { kind: 'runway', ring: ringOf(band(decode(RUNWAY), 45)) },
  ...WALKS.map((text): Plot => ({ kind: 'park', ring: ringOf(band(smooth(decode(text), false), 34)) })),
]

export type RoadClass = 't' | 'm' | 's'
export type Road = { kind: RoadClass; name: string; line: readonly LatLng[] }

export const ROAD_LINES: readonly Road[] = ROADS.map((text) => {
  const [kind = 's', name = '', points = ''] = text.split('|')
  return { kind: kind as RoadClass, name, line: smooth(decode(points), false) }
})
