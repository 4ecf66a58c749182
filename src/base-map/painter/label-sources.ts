import { decodeOne, type LatLng } from '../shapes/codec'
import { WATERS } from '../data/places'
import { BARANGAYS, LANDMARKS, TOWNS, type NamedPlace } from '@/domain/search/words/named-places'
import { RIVER_BANDS, ROAD_LINES } from '../shapes/shapes'
import { areaLabels, mercatorX, mercatorY, pathOf, type Path } from '../shapes/world'

export type IconName =
  | 'church'
  | 'school'
  | 'hospital'
  | 'mall'
  | 'civic'
  | 'park'
  | 'port'
  | 'market'
  | 'fort'
  | 'bus'
  | 'plane'
  | 'golf'
export type LabelKind = 'city' | 'town' | 'island' | 'district' | 'barangay' | 'landmark' | 'water'

/** A name at a point; `x`, `y` in pixels of zoom 0, `turn` in degrees clockwise. */
export type PointLabel = {
  kind: LabelKind
  text: string
  x: number
  y: number
  from: number
  to: number
  turn: number
  icon?: IconName
}

export type LineLabel = { kind: 't' | 'm' | 's' | 'river'; text: string; path: Path; from: number }

const at = ([lat, lng]: LatLng) => ({ x: mercatorX(lng), y: mercatorY(lat) })

const TOWN_KINDS: Record<string, LabelKind> = { c: 'city', t: 'town', i: 'island' }

function pointOf(kind: LabelKind, { name, lat, lng, from, to }: NamedPlace & { from: number; to: number }): PointLabel {
  return { kind, text: name, ...at([lat, lng]), from, to, turn: 0 }
}

let points: PointLabel[] | null = null

export function pointLabels(): PointLabel[] {
  points ??= [
    ...TOWNS.map(({ kind, ...town }) => pointOf(TOWN_KINDS[kind] ?? 'town', town)),
    ...areaLabels().map(({ name, kind, label }): PointLabel => ({
      kind: kind === 'district' ? 'district' : 'town',
      text: name,
      ...at(label),
      from: kind === 'district' ? 12 : 10,
      to: kind === 'district' ? 15 : 15,
      turn: 0,
    })),
    ...WATERS.map((text) => {
      const [name = '', place = '', from = '', to = '', turn = ''] = text.split('|')
      const [lat, lng] = decodeOne(place)
      const zooms = { from: Number(from), to: Number(to) }
      return { ...pointOf('water', { name, lat, lng, ...zooms }), turn: Number(turn) }
    }),
    ...LANDMARKS.map((landmark) => ({
      ...pointOf('landmark', { ...landmark, to: 19 }),
      icon: landmark.icon as IconName,
    })),
    ...BARANGAYS.map((barangay) => pointOf('barangay', { ...barangay, from: 14, to: 17 })),
  ]
  return points
}

let lines: LineLabel[] | null = null
const LINE_FROM = { t: 13, m: 14, s: 15 } as const

/** Names of roads and rivers, most important first. */
export function lineLabels(): LineLabel[] {
  lines ??= [
    ...RIVER_BANDS.map(({ name, line }): LineLabel => ({
      kind: 'river',
      text: name,
      path: pathOf(line, false),
      from: name === 'Dungon Creek' ? 15 : 13,
    })),
    ...(['t', 'm', 's'] as const).flatMap((kind) =>
      ROAD_LINES.filter((road) => road.kind === kind && road.name !== '').map(({ name, line }): LineLabel => ({
        kind,
        text: name,
        path: pathOf(line, false),
        from: LINE_FROM[kind],
      })),
    ),
  ]
  return lines
}
