import { decodeOne, type LatLng } from '../shapes/codec'
import { TOWNS, WATERS } from '../data/places'
import { BARANGAYS, LANDMARKS } from '@/domain/search/words/named-places'
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

function parsePoint(text: string, kind: LabelKind): PointLabel {
  const [name = '', place = '', from = '9', to = '19', turn = '0'] = text.split('|')
  return { kind, text: name, ...at(decodeOne(place)), from: Number(from), to: Number(to), turn: Number(turn) }
}

const TOWN_KINDS: Record<string, LabelKind> = { c: 'city', t: 'town', i: 'island' }

let points: PointLabel[] | null = null

export function pointLabels(): PointLabel[] {
  points ??= [
    ...TOWNS.map((text) => parsePoint(text.slice(2), TOWN_KINDS[text[0] ?? 't'] ?? 'town')),
    ...areaLabels().map(({ name, kind, label }): PointLabel => ({
      kind: kind === 'district' ? 'district' : 'town',
      text: name,
      ...at(label),
      from: kind === 'district' ? 12 : 10,
      to: kind === 'district' ? 15 : 15,
      turn: 0,
    })),
    ...WATERS.map((text) => parsePoint(text, 'water')),
    ...LANDMARKS.map((text): PointLabel => {
      const [icon = 'civic', name = '', place = '', from = '15'] = text.split('|')
      return {
        kind: 'landmark',
        icon: icon as IconName,
        text: name,
        ...at(decodeOne(place)),
        from: Number(from),
        to: 19,
        turn: 0,
      }
    }),
    ...BARANGAYS.split(';').map((text) => parsePoint(`${text}|14|17`, 'barangay')),
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
