import { sharedWall, type Opening, type Rect, type Room, type RoomKind, type Side } from './shapes'

/** From which rooms a room is entered, the best first. */
const ENTERED_FROM: Record<RoomKind, readonly RoomKind[]> = {
  living: ['hall', 'dining', 'kitchen'],
  dining: ['living', 'hall', 'kitchen'],
  kitchen: ['dining', 'hall', 'living', 'studio'],
  'main bedroom': ['hall', 'living', 'dining', 'kitchen'],
  bedroom: ['hall', 'living', 'dining', 'kitchen'],
  studio: ['kitchen'],
  bath: ['hall', 'kitchen', 'living', 'dining', 'studio', 'main bedroom', 'bedroom'],
  'own bath': ['main bedroom', 'hall'],
  toilet: ['hall', 'kitchen', 'living', 'dining', 'studio'],
  stairs: ['hall'],
  hall: [],
  balcony: ['living', 'studio', 'main bedroom', 'bedroom'],
  carport: [],
}
/** Rooms without a door between them. */
const OPEN_PLAN: readonly RoomKind[] = ['living', 'dining', 'kitchen', 'hall', 'studio', 'stairs']
/** Rooms that the entrance leads into, the best first. */
const ENTRANCE_INTO: readonly RoomKind[] = ['living', 'dining', 'kitchen', 'hall', 'studio']
const BARE: readonly RoomKind[] = ['hall', 'stairs']

/** Metres. */
const DOOR = 0.8
const BATH_DOOR = 0.65
const ENTRANCE = 0.95
const PASSAGE_MOST = 2.4
const WINDOW_MOST = 1.8
const WINDOW_SMALL = 0.6
const JAMB = 0.15

type Wall = Pick<Opening, 'x' | 'y' | 'axis' | 'length'>

/** Doors, passages and windows of a floor. `entrance` is false above the ground. */
export function openingsOf(
  rooms: readonly Room[],
  { open, entrance }: { open: readonly Side[]; entrance: boolean },
): Opening[] {
  const inner = rooms.flatMap((room) => {
    const way = entry(room, rooms)
    return way ? [way] : []
  })
  const door = entrance ? entranceOf(rooms) : null
  const walls = rooms.flatMap((room) => outerWalls(room, rooms).filter(({ side }) => open.includes(side)))
  const windows = walls.flatMap(({ room, side, wall }) => {
    if (BARE.includes(room.kind) && side !== 'left' && side !== 'right') return []
    return windowIn(room, side, wall, door)
  })
  return [...inner, ...(door ? [door] : []), ...windows]
}

function entry(room: Room, rooms: readonly Room[]): Opening | null {
  for (const kind of ENTERED_FROM[room.kind]) {
    for (const other of rooms) {
      if (other === room || other.kind !== kind) continue
      const wide = OPEN_PLAN.includes(room.kind) && OPEN_PLAN.includes(kind)
      const least = /bath|toilet|stairs/.test(room.kind) ? BATH_DOOR : DOOR
      const wall = sharedWall(room, other, least + 2 * JAMB)
      if (!wall) continue
      const between = [room.id, other.id] as const
      const into = wall.axis === 'x' ? (room.y >= wall.y - 0.001 ? 1 : -1) : room.x >= wall.x - 0.001 ? 1 : -1
      if (wide) return { kind: 'passage', ...middle(wall, PASSAGE_MOST), into, between }
      return { kind: 'door', ...atStart(wall, least), into, between }
    }
  }
  return null
}

function entranceOf(rooms: readonly Room[]): Opening | null {
  for (const kind of ENTRANCE_INTO) {
    for (const room of rooms.filter((each) => each.kind === kind)) {
      const wall = outerWalls(room, rooms).find(({ side }) => side === 'front')?.wall
      if (!wall || wall.length < ENTRANCE + 2 * JAMB) continue
      const x = wall.x + wall.length - ENTRANCE - 2 * JAMB
      return { kind: 'entrance', ...wall, x, length: ENTRANCE, into: -1, between: [room.id, ''] }
    }
  }
  return null
}

/** The walls of a room that have no other room behind them. */
function outerWalls(room: Room, rooms: readonly Room[]): { room: Room; side: Side; wall: Wall }[] {
  const width = Math.max(...rooms.map((each) => each.x + each.width))
  const depth = Math.max(...rooms.map((each) => each.y + each.depth))
  const { x, y } = room
  const walls: { side: Side; wall: Wall; outer: boolean }[] = [
    { side: 'back', wall: { x, y, axis: 'x', length: room.width }, outer: y < 0.001 },
    {
      side: 'front',
      wall: { x, y: y + room.depth, axis: 'x', length: room.width },
      outer: y + room.depth > depth - 0.001,
    },
    { side: 'left', wall: { x, y, axis: 'y', length: room.depth }, outer: x < 0.001 },
    {
      side: 'right',
      wall: { x: x + room.width, y, axis: 'y', length: room.depth },
      outer: x + room.width > width - 0.001,
    },
  ]
  return walls.filter(({ outer }) => outer).map(({ side, wall }) => ({ room, side, wall }))
}

function windowIn(room: Room, side: Side, wall: Wall, door: Opening | null): Opening[] {
  const wet = /bath|toilet|hall|stairs/.test(room.kind)
  let free = wall
  // The entrance takes the end of its wall.
  if (door && door.between[0] === room.id && side === 'front') free = { ...wall, length: door.x - wall.x - JAMB }
  if (free.length < WINDOW_SMALL + 2 * JAMB) return []
  const opening = middle(free, wet ? WINDOW_SMALL : WINDOW_MOST)
  return [{ kind: 'window', ...opening, into: 1, between: [room.id, ''] }]
}

function middle(wall: Wall, most: number): Wall {
  const length = Math.min(most, wall.length - 2 * JAMB)
  const start = (wall.length - length) / 2
  return wall.axis === 'x' ? { ...wall, x: wall.x + start, length } : { ...wall, y: wall.y + start, length }
}

function atStart(wall: Wall, length: number): Wall {
  return wall.axis === 'x' ? { ...wall, x: wall.x + JAMB, length } : { ...wall, y: wall.y + JAMB, length }
}

/** The square metre or so that a door needs to swing. */
export function swing({ kind, x, y, axis, length, into }: Opening): Rect | null {
  if (kind === 'window') return null
  const reach = kind === 'passage' ? 0.5 : length
  if (kind === 'passage')
    return axis === 'x'
      ? { x, y: y - reach, width: length, depth: 2 * reach }
      : { x: x - reach, y, width: 2 * reach, depth: length }
  return axis === 'x'
    ? { x, y: into > 0 ? y : y - reach, width: length, depth: reach }
    : { x: into > 0 ? x : x - reach, y, width: reach, depth: length }
}
