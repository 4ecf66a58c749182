import type { Listing } from '@/domain/listing/listing'

/** The eight places around the lifts of a floor, north up: column and row from 0. */
const PLACES = {
  northwest: [0, 0],
  north: [1, 0],
  northeast: [2, 0],
  west: [0, 1],
  east: [2, 1],
  southwest: [0, 2],
  south: [1, 2],
  southeast: [2, 2],
} as const
export type Facing = keyof typeof PLACES

/** Where a unit lies in its building. */
export type TowerPlan = {
  /** 0 is the ground floor. */
  floor: number
  /** Floors of the building, the ground floor among them; null where it is not stated. */
  storeys: number | null
  /** Where its main windows look; null where it is not stated. */
  facing: Facing | null
  /** Its number, empty where none is stated. */
  unit: string
  tower: string
}

type Facts = { ph: Pick<Listing['ph'], 'unitFloor' | 'unitStoreys' | 'unitOrientation' | 'unitNumber' | 'unitTower'> }

/** Floors from which a building is drawn as a tower, and above which one of the facts is wrong. */
const FLOORS = { least: 3, most: 120 }

/** Null where the floor is not stated, where the building is low, or where its floors do not reach the unit's. */
export function towerPlan({ ph }: Facts): TowerPlan | null {
  const { unitFloor: floor, unitStoreys: storeys, unitOrientation, unitNumber, unitTower } = ph
  if (floor === null || floor < 0 || floor > FLOORS.most) return null
  // Where people count the ground floor as the first, the highest floor has the number of floors.
  if (storeys !== null && (storeys < FLOORS.least || storeys > FLOORS.most || floor > storeys)) return null
  if (storeys === null && floor < FLOORS.least) return null
  const facing = unitOrientation in PLACES ? (unitOrientation as Facing) : null
  return { floor, storeys, facing, unit: unitNumber, tower: unitTower }
}

export type Place = { facing: Facing; column: number; row: number }

/** The places of a floor around its lifts. */
export const TOWER_PLACES: readonly Place[] = Object.entries(PLACES).map(([facing, [column, row]]) => ({
  facing: facing as Facing,
  column,
  row,
}))
