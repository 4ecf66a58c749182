import { swing } from './openings'
import {
  overlaps,
  type Furniture,
  type FurnitureKind,
  type Opening,
  type Rect,
  type Room,
  type RoomKind,
  type Side,
} from './shapes'

/** A piece by its length along the wall and its depth into the room, in meters. */
type Piece = { kind: FurnitureKind; long: number; deep: number; free?: true }

const WARDROBE: Piece = { kind: 'wardrobe', long: 1.2, deep: 0.55 }
const WC: Piece = { kind: 'wc', long: 0.4, deep: 0.65 }
const BASIN: Piece = { kind: 'basin', long: 0.5, deep: 0.4 }
const SOFA: Piece = { kind: 'sofa', long: 1.9, deep: 0.85 }
const SINGLE: Piece = { kind: 'bed', long: 1, deep: 1.95 }
const TABLE: Piece = { kind: 'table', long: 1.3, deep: 0.8, free: true }

/** What stands in a room, the most telling first; what finds no place is left out. */
const FURNISHED: Partial<Record<RoomKind, readonly Piece[]>> = {
  'main bedroom': [{ kind: 'bed', long: 1.6, deep: 2 }, WARDROBE],
  bedroom: [SINGLE, WARDROBE],
  studio: [{ kind: 'bed', long: 1.4, deep: 1.95 }, WARDROBE, { kind: 'sofa', long: 1.5, deep: 0.8 }],
  living: [SOFA, { kind: 'table', long: 1, deep: 0.55, free: true }],
  dining: [TABLE],
  kitchen: [{ kind: 'counter', long: 2, deep: 0.6 }],
  bath: [WC, BASIN, { kind: 'shower', long: 0.85, deep: 0.85 }],
  'own bath': [WC, BASIN, { kind: 'shower', long: 0.85, deep: 0.85 }],
  toilet: [WC, BASIN],
}
const SIDES: readonly Side[] = ['back', 'left', 'right', 'front']
/** Metres. */
const WALL = 0.1
const STEP = 0.2
const CAR = { width: 1.8, depth: 4.4 }

/** The furniture of a floor, in outline: along the walls, clear of doors and of each other. */
export function furnish(rooms: readonly Room[], openings: readonly Opening[]): Furniture[] {
  const clear = openings.map(swing).filter((area) => area !== null)
  return rooms.flatMap((room) => furnishRoom(room, clear))
}

function furnishRoom(room: Room, clear: readonly Rect[]): Furniture[] {
  const placed: Furniture[] = []
  for (const piece of FURNISHED[room.kind] ?? []) {
    const place = places(room, piece).find((each) => ![...clear, ...placed].some((other) => overlaps(each, other)))
    if (place) placed.push(place)
  }
  return placed
}

function places(room: Room, { kind, long, deep, free }: Piece): Furniture[] {
  if (free) {
    const turned = room.depth > room.width
    const [width, depth] = turned ? [deep, long] : [long, deep]
    if (width > room.width - 0.8 || depth > room.depth - 0.8) return []
    const x = room.x + (room.width - width) / 2
    const y = room.y + (room.depth - depth) / 2
    return [{ kind, against: 'back', x, y, width, depth }]
  }
  return SIDES.flatMap((against) => {
    const alongX = against === 'back' || against === 'front'
    const [width, depth] = alongX ? [long, deep] : [deep, long]
    const roomLong = (alongX ? room.width : room.depth) - 2 * WALL
    const roomDeep = (alongX ? room.depth : room.width) - 2 * WALL
    if (long > roomLong || deep > roomDeep) return []
    const offsets = Array.from({ length: Math.floor((roomLong - long) / STEP) + 1 }, (_, step) => step * STEP)
    return offsets.map((offset) => ({
      kind,
      against,
      width,
      depth,
      x: alongX ? room.x + WALL + offset : against === 'left' ? room.x + WALL : room.x + room.width - WALL - width,
      y: alongX ? (against === 'back' ? room.y + WALL : room.y + room.depth - WALL - depth) : room.y + WALL + offset,
    }))
  })
}

/** Cars beneath the carport's roof, side by side. */
export function parked(carport: Rect, cars: number): Furniture[] {
  const slot = carport.width / cars
  return Array.from({ length: cars }, (_, place) => ({
    kind: 'car',
    against: 'back',
    x: carport.x + slot * place + (slot - CAR.width) / 2,
    y: carport.y + (carport.depth - CAR.depth) / 2,
    ...CAR,
  }))
}
