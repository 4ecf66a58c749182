import type { Listing } from '@/domain/listing/listing'
import { convertArea } from '@/domain/units/units'
import { furnish, parked } from './furniture'
import { layOut, type LaidOut } from './layout'
import { openingsOf } from './openings'
import { programmeOf, type Facts, type Programme } from './programme'
import type { Floor, FloorPlan, Opening, Rect, Room } from './shapes'

/** Square meters between which a home is drawn. */
const AREA_LEAST = 12
const AREA_MOST = 700
/** Metres. */
const BALCONY = { depth: 1.2 }
const CARPORT = { slot: 2.7, depth: 5.2 }

/**
 * A sketch of a home from the facts of its listing: floors, rooms with doors and windows, furniture in outline. Rooms, baths and floor
 * area are as stated; their arrangement is a guess. The same listing always gives the same sketch. Null for what is no home, and where
 * the facts are missing or fit no plan.
 */
export function floorPlan(listing: Facts & Pick<Listing, 'id' | 'squareFeet'>): FloorPlan | null {
  const area = convertArea(listing.squareFeet, 'sq ft', 'sq m')
  if (area < AREA_LEAST || area > AREA_MOST) return null
  const programme = programmeOf(listing, area)
  if (!programme) return null
  const laidOut = layOut(programme, area / programme.floors.length, (plan) =>
    plan.floors.every((rooms, level) => allReached(rooms, openingsFor(programme, rooms, level))),
  )
  if (!laidOut) return null
  const mirrored = isOdd(listing.id)
  return {
    floors: laidOut.floors.map((rooms, level) =>
      drawFloor(programme, laidOut, mirrored ? mirror(rooms, laidOut.width) : rooms, level),
    ),
  }
}

/** The ground that all floors of a plan take with what stands beside them. */
export function extentOf({ floors }: FloorPlan): Rect {
  const all = floors.flatMap(({ width, depth, outside }) => [{ x: 0, y: 0, width, depth }, ...outside])
  const x = Math.min(...all.map((each) => each.x))
  const y = Math.min(...all.map((each) => each.y))
  const right = Math.max(...all.map((each) => each.x + each.width))
  const front = Math.max(...all.map((each) => each.y + each.depth))
  return { x, y, width: right - x, depth: front - y }
}

function drawFloor(programme: Programme, { width, depth }: LaidOut, rooms: readonly Room[], level: number): Floor {
  const openings = openingsFor(programme, rooms, level)
  const outside: Room[] = []
  const furniture = furnish(rooms, openings)
  const sunny = rooms.find(({ kind, y }) => (kind === 'living' || kind === 'studio') && y < 0.001)
  if (programme.balcony && sunny) {
    const { x, width: most } = sunny
    outside.push({
      id: 'balcony',
      kind: 'balcony',
      name: 'Balcony',
      x,
      y: -BALCONY.depth,
      width: most,
      depth: BALCONY.depth,
    })
  }
  if (programme.cars > 0 && level === 0) {
    const carport: Room = {
      id: 'carport',
      kind: 'carport',
      name: 'Parking',
      x: width,
      y: depth - CARPORT.depth,
      width: CARPORT.slot * programme.cars,
      depth: CARPORT.depth,
    }
    outside.push(carport)
    furniture.push(...parked(carport, programme.cars))
  }
  return { name: programme.floors[level]!.name, width, depth, rooms, outside, openings, furniture }
}

function openingsFor(programme: Programme, rooms: readonly Room[], level: number): Opening[] {
  return openingsOf(rooms, { open: programme.open, entrance: level === 0 })
}

/** Whether every room can be reached: from the entrance, above the ground from the stairs. */
export function allReached(rooms: readonly Room[], openings: readonly Opening[]): boolean {
  const from = openings.find(({ kind }) => kind === 'entrance')?.between[0]
  const start = from ?? rooms.find(({ kind }) => kind === 'stairs')?.id
  if (start === undefined) return false
  const reached = new Set([start])
  for (let before = 0; before < reached.size;) {
    before = reached.size
    for (const { kind, between } of openings) {
      if (kind === 'window') continue
      const [one, other] = between
      if (reached.has(one) && other !== '') reached.add(other)
      if (reached.has(other)) reached.add(one)
    }
  }
  return rooms.every(({ id }) => reached.has(id))
}

function mirror(rooms: readonly Room[], width: number): Room[] {
  return rooms.map((room) => ({ ...room, x: width - room.x - room.width }))
}

/** Half of all homes are drawn the other way round. */
function isOdd(id: string): boolean {
  return Array.from(id).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1
}
