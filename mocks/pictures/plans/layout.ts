import type { Programme, Rows, Wish } from './programme'
import type { Rect, Room, RoomKind } from './shapes'

type Need = {
  /** How much of a floor it takes beside others. */
  share: number
  /** The least width and depth in meters with which it can be used. */
  least: number
  depth: number
  /** How long it may be by its width before it counts as badly shaped. */
  slim: number
}

const NEEDS: Record<Exclude<RoomKind, 'balcony' | 'carport'>, Need> = {
  living: { share: 2.2, least: 2.5, depth: 2.6, slim: 1.9 },
  dining: { share: 1.1, least: 2, depth: 2, slim: 2 },
  kitchen: { share: 0.9, least: 1.6, depth: 1.7, slim: 2.2 },
  'main bedroom': { share: 1.45, least: 2.5, depth: 2.6, slim: 1.7 },
  bedroom: { share: 1.05, least: 2.1, depth: 2.4, slim: 1.8 },
  studio: { share: 2.6, least: 2.4, depth: 2.6, slim: 2.2 },
  bath: { share: 0.42, least: 1.15, depth: 1.5, slim: 2.9 },
  'own bath': { share: 0.45, least: 1.15, depth: 1.5, slim: 2.9 },
  toilet: { share: 0.26, least: 0.95, depth: 1.3, slim: 3.4 },
  stairs: { share: 0, least: 1, depth: 2.2, slim: 4 },
  hall: { share: 0, least: 0.9, depth: 0.9, slim: 12 },
}
const need = ({ kind }: Wish) => NEEDS[kind as keyof typeof NEEDS]

/** Metres. */
const HALL = 1.05
const WIDTHS_TRIED = 48
const ASPECT_LEAST = 0.45
const ASPECT_MOST = 2.3
/** How much a home's own proportion counts beside well-shaped rooms. */
const ASPECT_WEIGHT = 0.8

export type LaidOut = Pick<Rect, 'width' | 'depth'> & { floors: readonly Room[][] }

/**
 * Lays out all floors on the same ground: the best of many widths among those that `accepts` takes; null where there is none. `area`
 * is of one floor.
 */
export function layOut(programme: Programme, area: number, accepts: (plan: LaidOut) => boolean): LaidOut | null {
  const backs = programme.floors.map(({ back, front }) => shareOf(back) / (shareOf(back) + shareOf(front)))
  // The same for all floors, so that walls and stairs stand above each other.
  const backPart = backs.reduce((sum, part) => sum + part, 0) / backs.length
  let best: { cost: number; plan: LaidOut } | null = null
  for (let step = 0; step < WIDTHS_TRIED; step += 1) {
    const aspect = ASPECT_LEAST * (ASPECT_MOST / ASPECT_LEAST) ** (step / (WIDTHS_TRIED - 1))
    const width = Math.sqrt(area * aspect)
    const depth = area / width
    const floors = programme.floors.map((rows) => layOutRows(rows, { width, depth }, backPart))
    if (floors.some((rooms) => rooms === null)) continue
    const rooms = floors.filter((each) => each !== null)
    const cost = shapeCost(rooms.flat()) + ASPECT_WEIGHT * Math.abs(Math.log(aspect / programme.aspect))
    const plan = { width, depth, floors: rooms }
    if ((!best || cost < best.cost) && accepts(plan)) best = { cost, plan }
  }
  return best?.plan ?? null
}

function shareOf(row: readonly Wish[]): number {
  return row.reduce((sum, wish) => sum + need(wish).share, 0)
}

type Ground = Pick<Rect, 'width' | 'depth'>

function layOutRows({ back, front, hall }: Rows, { width, depth }: Ground, backPart: number): Room[] | null {
  const between = hall ? HALL : 0
  const rest = depth - between
  const [backLeast, frontLeast] = [back, front].map((row) => Math.max(...row.map((wish) => need(wish).depth)))
  if (rest < backLeast! + frontLeast!) return null
  const backDepth = Math.min(rest - frontLeast!, Math.max(backLeast!, rest * backPart))
  const behind = layOutRow(back, { x: 0, y: 0, width, depth: backDepth })
  const before = layOutRow(front, { x: 0, y: backDepth + between, width, depth: rest - backDepth })
  if (!behind || !before) return null
  const middle: Room[] = hall
    ? [{ id: 'hall', kind: 'hall', name: 'Hall', x: 0, y: backDepth, width, depth: between }]
    : []
  return [...numbered(behind, 'back'), ...middle, ...numbered(before, 'front')]
}

type Placed = Wish & Rect

/** Gives each room its share of the row's width, and none less than it needs. */
function layOutRow(row: readonly Wish[], { x, y, width, depth }: Rect): Placed[] | null {
  let open = [...row]
  let left = width
  const widths = new Map<Wish, number>()
  for (;;) {
    const shares = open.reduce((sum, wish) => sum + need(wish).share, 0)
    const tight = open.filter((wish) => (left * need(wish).share) / shares < need(wish).least)
    if (tight.length === 0) {
      for (const wish of open) widths.set(wish, (left * need(wish).share) / shares)
      break
    }
    for (const wish of tight) {
      widths.set(wish, need(wish).least)
      left -= need(wish).least
    }
    open = open.filter((wish) => !tight.includes(wish))
    if (left < 0 || (open.length === 0 && left > 0.001)) return null
    if (open.length === 0) break
  }
  let at = x
  return row.map((wish) => {
    const placed = { ...wish, x: at, y, width: widths.get(wish)!, depth }
    at += placed.width
    return placed
  })
}

function numbered(rooms: readonly Placed[], row: string): Room[] {
  return rooms.map((room, place) => ({ ...room, id: `${row}-${place}` }))
}

/** The sum of what is too slim, each in its square. */
function shapeCost(rooms: readonly Room[]): number {
  return rooms.reduce((sum, room) => {
    const slim = Math.max(room.width, room.depth) / Math.min(room.width, room.depth)
    return sum + Math.max(0, slim - need(room).slim) ** 2 + 0.05 * (slim - 1)
  }, 0)
}
