/** What a room is for. */
export type RoomKind =
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'main bedroom'
  | 'bedroom'
  | 'studio'
  | 'bath'
  | 'own bath'
  | 'toilet'
  | 'stairs'
  | 'hall'
  | 'balcony'
  | 'carport'

/** Metres from the back left corner of the floor; `y` grows towards the street. */
export type Rect = { x: number; y: number; width: number; depth: number }

export type Room = Rect & { id: string; kind: RoomKind; name: string }

export type Side = 'back' | 'front' | 'left' | 'right'

/**
 * A gap in a wall, by its middle line: from (x, y) along `axis` for `length` metres. A door opens towards `into`, a sign along the
 * other axis.
 */
export type Opening = {
  kind: 'entrance' | 'door' | 'passage' | 'window'
  x: number
  y: number
  axis: 'x' | 'y'
  length: number
  into: 1 | -1
  /** Ids of the rooms on both sides; '' is outside. */
  between: readonly [string, string]
}

export type FurnitureKind = 'bed' | 'sofa' | 'table' | 'counter' | 'wardrobe' | 'wc' | 'basin' | 'shower' | 'car'
export type Furniture = Rect & {
  kind: FurnitureKind
  /** The wall at its back. */
  against: Side
}

export type Floor = Pick<Rect, 'width' | 'depth'> & {
  name: string
  rooms: readonly Room[]
  /** Balcony and carport: not part of the floor area. */
  outside: readonly Room[]
  openings: readonly Opening[]
  furniture: readonly Furniture[]
}

/** A sketch of a home's floors, the lowest first. */
export type FloorPlan = { floors: readonly Floor[] }

/** The wall between two rooms that touch, by its middle line; null where they share less than `least` metres. */
export function sharedWall(a: Rect, b: Rect, least: number): Pick<Opening, 'x' | 'y' | 'axis' | 'length'> | null {
  const near = (one: number, other: number) => Math.abs(one - other) < 0.001
  const left = Math.max(a.x, b.x)
  const right = Math.min(a.x + a.width, b.x + b.width)
  const top = Math.max(a.y, b.y)
  const bottom = Math.min(a.y + a.depth, b.y + b.depth)
  if (right - left >= least && (near(a.y + a.depth, b.y) || near(b.y + b.depth, a.y)))
    return { x: left, y: near(a.y + a.depth, b.y) ? b.y : a.y, axis: 'x', length: right - left }
  if (bottom - top >= least && (near(a.x + a.width, b.x) || near(b.x + b.width, a.x)))
    return { x: near(a.x + a.width, b.x) ? b.x : a.x, y: top, axis: 'y', length: bottom - top }
  return null
}

/** Whether two rectangles overlap by more than a millimetre. */
export function overlaps(a: Rect, b: Rect): boolean {
  const gap = 0.001
  return (
    a.x + gap < b.x + b.width && b.x + gap < a.x + a.width && a.y + gap < b.y + b.depth && b.y + gap < a.y + a.depth
  )
}
