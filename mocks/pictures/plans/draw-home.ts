import { extentOf } from './home'
import type { Floor, FloorPlan, Furniture, Opening, Rect, Room } from './shapes'
import { INK, LINE, MUTED, PAPER, round, sheet, SUNKEN, tag, text, type Drawing } from './sheet'

/** Centimeters, in which the drawing counts. */
const CM = 100
const OUTER = 20
const INNER = 10
const GAP = 120
/** Metres. */
const TREAD = 0.27
const NAME = 30
/** Of a letter: a name that would be smaller is a number. */
const SMALLEST_NAME = 0.66
/** A letter's average width, as a share of its height. */
const LETTER = 0.6
/** Metres of width up to which letters have these sizes; on a wider plan they grow with it. */
const WIDTH = 9

/** All floors side by side at one scale: walls, doors and windows, furniture in outline, and the names of the rooms. */
export function drawHome(plan: FloorPlan): Drawing {
  const { y: back, depth } = extentOf(plan)
  const several = plan.floors.length > 1
  const widths = plan.floors.map((floor) => extentOf({ floors: [floor] }).width * CM)
  const width = widths.reduce((sum, each) => sum + each + GAP, -GAP)
  const letter = NAME * Math.max(1, width / CM / WIDTH / (several ? 1.6 : 1))
  const top = several ? letter * 2 : 0
  const names = new Map<string, number>()
  let left = 0
  const floors = plan.floors.map((floor, level) => {
    const across = widths[level]!
    const title = several ? text({ x: (floor.width * CM) / 2, y: back * CM - letter }, floor.name, letter, 600) : ''
    const at = { transform: `translate(${round(left)} ${round(top - back * CM)})` }
    left += across + GAP
    return tag('g', at, title + drawFloor(floor, letter, names))
  })
  const height = top + depth * CM + OUTER
  const numbered = [...names].map(([name, number]) => `${number} ${name}`).join(' · ')
  const legend = text({ x: width / 2, y: height + letter * 1.2 }, numbered, letter)
  return {
    name: 'floor-plan',
    alt: `Sketch of the floor plan: ${plan.floors.map((floor) => roomsOf(floor, several)).join('; ')}`,
    ...sheet({ width, height: height + (numbered ? letter * 1.6 : 0) }, floors.join('') + (numbered ? legend : '')),
  }
}

function roomsOf({ name, rooms, outside }: Floor, several: boolean): string {
  const named = [...rooms, ...outside].filter(isNamed).map((room) => room.name.toLowerCase())
  const counts = [...new Set(named)].map((each) => {
    const count = named.filter((other) => other === each).length
    return count > 1 ? `${count} × ${each}` : each
  })
  return `${several ? `${name.toLowerCase()} with ` : ''}${counts.join(', ')}`
}

const isNamed = ({ kind }: Room) => kind !== 'hall'

function drawFloor(floor: Floor, letter: number, names: Map<string, number>): string {
  const { rooms, outside, width, depth, openings, furniture } = floor
  const walls = { x: -OUTER / 2, y: -OUTER / 2, width: width * CM + OUTER, height: depth * CM + OUTER }
  const stairs = rooms.filter(({ kind }) => kind === 'stairs')
  const rim = { stroke: PAPER, 'stroke-width': letter * 0.2, 'paint-order': 'stroke' }
  const dashed = { fill: 'none', stroke: MUTED, 'stroke-width': 4, 'stroke-dasharray': '18 12' }
  return [
    tag('g', dashed, outside.map((room) => tag('rect', scaled(room))).join('')),
    tag('rect', { ...walls, fill: INK }),
    tag('g', { fill: PAPER }, rooms.map((room) => tag('rect', scaled(room, INNER / 2))).join('')),
    tag('g', { fill: PAPER, stroke: INK, 'stroke-width': 3 }, openings.map(drawWindow).join('')),
    openings.map(drawDoor).join(''),
    tag('g', { fill: SUNKEN, stroke: LINE, 'stroke-width': 2 }, furniture.map(drawFurniture).join('')),
    tag('path', { d: stairs.map(treads).join(''), stroke: MUTED, 'stroke-width': 2 }),
    tag(
      'g',
      rim,
      [...rooms, ...outside]
        .filter(isNamed)
        .map((room) => nameRoom(room, letter, names))
        .join(''),
    ),
  ].join('')
}

function scaled({ x, y, width, depth }: Rect, inset = 0) {
  return {
    x: Math.round(x * CM + inset),
    y: Math.round(y * CM + inset),
    width: Math.round(width * CM - 2 * inset),
    height: Math.round(depth * CM - 2 * inset),
  }
}

/** The edges of a stair's treads, across its way up. */
function treads({ x, y, width, depth }: Rect): string {
  const inner = round(width * CM - INNER)
  return Array.from(
    { length: Math.floor(depth / TREAD) },
    (_, step) => `M${round(x * CM + INNER / 2)} ${round((y + step * TREAD) * CM)}h${inner}`,
  ).join('')
}

/** A room's name as large as it fits, or a number whose name stands below the drawing. */
function nameRoom(room: Room, letter: number, names: Map<string, number>): string {
  const [x, y] = [(room.x + room.width / 2) * CM, (room.y + room.depth / 2) * CM]
  const words = room.name.split(' ')
  const longest = Math.max(...words.map(({ length }) => length))
  const fits = Math.min(
    (room.width * CM - 2 * INNER) / (longest * LETTER),
    (room.depth * CM - INNER) / (words.length * 1.2),
    letter,
  )
  if (fits < SMALLEST_NAME * letter) {
    const number = names.get(room.name) ?? names.size + 1
    names.set(room.name, number)
    return text({ x, y: y + letter * 0.35 }, String(number), letter)
  }
  const first = y - ((words.length - 1) * fits * 1.2) / 2 + fits * 0.35
  return words.map((word, line) => text({ x, y: first + line * fits * 1.2 }, word, fits)).join('')
}

/** The wall that an opening interrupts. */
function gapOf({ axis, ...opening }: Opening) {
  const [x, y, length] = [opening.x * CM, opening.y * CM, opening.length * CM]
  return axis === 'x'
    ? { x, y: y - OUTER / 2 - 1, width: length, height: OUTER + 2 }
    : { x: x - OUTER / 2 - 1, y, width: OUTER + 2, height: length }
}

const inCm = ({ x, y, length }: Opening) => ({ x: round(x * CM), y: round(y * CM), length: round(length * CM) })

function drawWindow(opening: Opening): string {
  if (opening.kind !== 'window') return ''
  const { x, y, length } = inCm(opening)
  return tag('rect', gapOf(opening)) + tag('path', { d: `M${x} ${y}${opening.axis === 'x' ? 'h' : 'v'}${length}` })
}

/** A door with its swing, or an open passage. */
function drawDoor(opening: Opening): string {
  const { kind, into } = opening
  if (kind === 'window') return ''
  const open = tag('rect', { ...gapOf(opening), fill: PAPER })
  if (kind === 'passage') return open
  const { x, y, length } = inCm(opening)
  const alongX = opening.axis === 'x'
  const leaf = `M${x} ${y}${alongX ? 'v' : 'h'}${into * length}`
  // The leaf turns about the start of the gap; its edge sweeps a quarter of a circle to the end.
  const sweep = alongX === into > 0 ? 0 : 1
  const arc = `A${length} ${length} 0 0 ${sweep} ${alongX ? `${x + length} ${y}` : `${x} ${y + length}`}`
  return (
    open +
    tag('path', { d: leaf, stroke: INK, 'stroke-width': kind === 'entrance' ? 8 : 5 }) +
    tag('path', { d: leaf + arc, fill: 'none', stroke: MUTED, 'stroke-width': 2 })
  )
}

const ROUND: Record<Furniture['kind'], number> = {
  bed: 10,
  sofa: 16,
  table: 6,
  counter: 2,
  wardrobe: 2,
  wc: 18,
  basin: 8,
  shower: 4,
  car: 40,
}
/** Centimeters from the wall that a pillow or a sofa's back takes. */
const BACK: Partial<Record<Furniture['kind'], number>> = { bed: 45, sofa: 22, wc: 18, car: 120 }

function drawFurniture(piece: Furniture): string {
  const box = scaled(piece)
  return tag('rect', { ...box, rx: ROUND[piece.kind] }) + detail(piece, box)
}

/** What tells the pieces from each other: a pillow, a back, a sink, a drain. */
function detail({ kind, against }: Furniture, { x, y, width, height }: ReturnType<typeof scaled>): string {
  const back = BACK[kind]
  if (back !== undefined) {
    const d = {
      back: `M${x} ${y + back}h${width}`,
      front: `M${x} ${y + height - back}h${width}`,
      left: `M${x + back} ${y}v${height}`,
      right: `M${x + width - back} ${y}v${height}`,
    }[against]
    return tag('path', { d })
  }
  if (kind === 'counter') {
    const long = width > height
    const sink = long ? { x: x + 25, y: y + 14 } : { x: x + 14, y: y + 25 }
    const stove = long ? { cx: x + width - 40, cy: y + height / 2 } : { cx: x + width / 2, cy: y + height - 40 }
    return tag('rect', { ...sink, width: 36, height: 36, rx: 5 }) + tag('circle', { ...stove, r: 14 })
  }
  if (kind === 'wardrobe') return tag('path', { d: `M${x} ${y}l${width} ${height}` })
  if (kind === 'shower' || kind === 'basin') return tag('circle', { cx: x + width / 2, cy: y + height / 2, r: 7 })
  return ''
}
