import { formatLength, formatLot } from '@/domain/units/units'
import type { LotPlan } from './lot'
import {
  ACCENT,
  INK,
  LINE,
  MUTED,
  PAPER,
  round,
  sheet,
  SOFT,
  SUNKEN,
  tag,
  text,
  type Attributes,
  type Drawing,
} from './sheet'
import { TOWER_PLACES, type TowerPlan } from './tower'

/** Units of the longer side of a lot: lots of every size have letters of one size. */
const SIDE = 100
const LETTER = 4.8
const EDGE = 12
/** Of the drawing's side: a road is as wide as stated between these. */
const ROAD = { least: 0.16, most: 0.3, unknown: 0.18 }

/** A lot seen from above on its road, with the lengths of its sides. */
export function drawLot({ frontage, depth, roadWidth, road, fenced }: LotPlan, acres: number): Drawing {
  const scale = SIDE / Math.max(frontage, depth)
  const [width, height] = [frontage * scale, depth * scale]
  const wide = roadWidth === null ? ROAD.unknown * SIDE : roadWidth * scale
  const roadHeight = Math.min(Math.max(wide, ROAD.least * SIDE), ROAD.most * SIDE)
  const across = Math.max(width, SIDE * 0.75) + 2 * EDGE
  const left = (width - across) / 2
  const area = formatLot(acres, 'metric')
  const middle = height + roadHeight / 2
  const roadText = [road, roadWidth === null ? '' : `${formatLength(roadWidth, 'metric')} wide`].filter(Boolean)
  const fence = {
    stroke: INK,
    ...(fenced ? { 'stroke-width': 1.4 } : { 'stroke-width': 0.9, 'stroke-dasharray': '3 1.6' }),
  }
  const inside = [
    tag('rect', { x: left, y: height, width: across, height: roadHeight, fill: SUNKEN }),
    tag('path', {
      d: `M${round(left)} ${round(middle)}h${round(across)}`,
      stroke: LINE,
      'stroke-width': 0.6,
      'stroke-dasharray': '4 3',
    }),
    tag('rect', { width, height, fill: SOFT, ...fence }),
    text({ x: width / 2, y: height / 2 }, area, LETTER * 1.3, 600),
    measure([0, -4], [width, -4], formatLength(frontage, 'metric')),
    measure([-4, height], [-4, 0], formatLength(depth, 'metric')),
    ...roadText.map((words, line) =>
      text({ x: width / 2, y: middle + (line === 0 ? -LETTER * 0.45 : LETTER * 1.2) }, words, LETTER),
    ),
  ]
  const along = `${formatLength(frontage, 'metric')} along ${road || 'the road'}, about ${formatLength(depth, 'metric')} deep`
  const wideText = roadWidth === null ? '' : `, road ${formatLength(roadWidth, 'metric')} wide`
  return {
    name: 'lot-plan',
    alt: `Sketch of the lot: ${area}, ${along}${wideText}`,
    ...sheet({ x: left, y: -EDGE, width: across, height: height + roadHeight + EDGE }, inside.join('')),
  }
}

type Point = readonly [number, number]

/** The length of a side, on a line beside it. */
function measure(from: Point, to: Point, words: string): string {
  const upright = from[0] === to[0]
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const tick = upright ? 'm-1.5 0h3' : 'm0 -1.5v3'
  const [start, end] = [from, to].map((point) => point.map(round).join(' '))
  const turn: Record<string, string> = upright ? { transform: `rotate(-90 ${round(x)} ${round(y)})` } : {}
  return (
    tag('path', {
      d: `M${start}L${end}M${start}${tick}M${end}${tick}`,
      fill: 'none',
      stroke: MUTED,
      'stroke-width': 0.5,
    }) + text({ x, y: y - 1.6, ...turn }, words, LETTER)
  )
}

const CELL = 30
const PLATE = 3 * CELL
const GAP = 3
/** The front of the building: its width, and where it stands beside the floor. */
const FRONT = { x: 122, width: 34 }
/** Floors drawn above the unit where the building's height is not stated. */
const OPEN_FLOORS = 2

/** The floor with the unit marked, north up, and the building from the street with the floor marked. */
export function drawTower(plan: TowerPlan): Drawing {
  const { facing, unit, floor, storeys, tower } = plan
  const places = TOWER_PLACES.map((place) => {
    const marked = place.facing === facing
    const [x, y] = [place.column * CELL, place.row * CELL]
    const look: Attributes = marked
      ? { fill: ACCENT, stroke: INK, 'stroke-width': 1.2 }
      : { fill: 'none', stroke: LINE, 'stroke-width': 0.6, 'stroke-dasharray': '2 1.5' }
    const box = tag('rect', { x: x + GAP / 2, y: y + GAP / 2, width: CELL - GAP, height: CELL - GAP, ...look })
    if (!marked) return box
    return box + text({ x: x + CELL / 2, y: y + CELL / 2 + LETTER * 0.35, fill: PAPER }, unit || 'Unit', LETTER, 600)
  })
  const inside = [
    tag('rect', { x: -1, y: -1, width: PLATE + 2, height: PLATE + 2, fill: PAPER, stroke: INK, 'stroke-width': 1.4 }),
    ...places,
    tag('rect', {
      x: CELL + GAP,
      y: CELL + GAP,
      width: CELL - 2 * GAP,
      height: CELL - 2 * GAP,
      fill: SUNKEN,
      stroke: MUTED,
      'stroke-width': 0.8,
    }),
    text({ x: PLATE / 2, y: PLATE / 2 + LETTER * 0.35 }, 'Lifts', LETTER),
    tag('path', { d: `M${PLATE + 9} 14V3m-2.6 4l2.6 -4l2.6 4`, fill: 'none', stroke: INK, 'stroke-width': 0.8 }),
    text({ x: PLATE + 9, y: -1 }, 'N', LETTER),
    drawFront(plan),
  ]
  const where = `${unit ? `unit ${unit}` : 'the unit'} on floor ${floor}${storeys === null ? '' : ` of ${storeys}`}`
  return {
    name: 'place-in-building',
    alt: `Sketch of the place in ${tower || 'the building'}: ${where}${facing ? `, looks ${facing}` : ''}`,
    ...sheet({ x: -4, y: -8, width: FRONT.x + FRONT.width + 26, height: PLATE + 20 }, inside.join('')),
  }
}

function drawFront({ floor, storeys }: TowerPlan): string {
  const shown = storeys ?? floor + OPEN_FLOORS
  // The ground floor is 0 for some and 1 for others; the drawing numbers from 1, as lifts here do.
  const marked = Math.max(floor, 1)
  const height = PLATE / shown
  const top = (level: number) => PLATE - level * height
  const levels = Array.from({ length: shown }, (_, index) => {
    const level = index + 1
    const open = storeys === null && level > floor
    const look = {
      fill: level === marked ? ACCENT : SUNKEN,
      stroke: open ? LINE : MUTED,
      'stroke-width': 0.5,
      ...(open ? { 'stroke-dasharray': '2 1.5' } : {}),
    }
    return tag('rect', { x: FRONT.x, y: top(level), width: FRONT.width, height, ...look })
  })
  const beside = { x: FRONT.x + FRONT.width + 3, 'text-anchor': 'start' }
  return [
    ...levels,
    tag('path', { d: `M${FRONT.x - 8} ${PLATE + 0.6}h${FRONT.width + 16}`, stroke: INK, 'stroke-width': 1.4 }),
    text({ ...beside, y: top(marked) + height / 2 + LETTER * 0.35 }, `Floor ${floor}`, LETTER),
    storeys === null || storeys === marked ? '' : text({ ...beside, y: LETTER }, String(storeys), LETTER),
    text({ x: PLATE / 2, y: PLATE + 9 }, `Floor ${floor}, north up`, LETTER),
    text({ x: FRONT.x + FRONT.width / 2, y: PLATE + 9 }, 'Building', LETTER),
  ].join('')
}
