import type { Listing } from '../listing/listing'
import { floorPlan } from './floor-plan'
import { lotPlan, type LotPlan } from './lot-plan'
import type { FloorPlan } from './shapes'
import { towerPlan, type TowerPlan } from './tower-plan'

/** What can be drawn of a listing from its own facts. */
export type Plans = { home: FloorPlan | null; tower: TowerPlan | null; lot: LotPlan | null }

/** Null where nothing can be drawn. */
export function plansOf(listing: Listing): Plans | null {
  const plans = { home: floorPlan(listing), tower: towerPlan(listing), lot: lotPlan(listing) }
  return plans.home || plans.tower || plans.lot ? plans : null
}

/** What the drawings together are called. */
export function plansTitle({ home, tower }: Plans): 'Floor plan' | 'Place in the building' | 'Plan of the lot' {
  if (home) return 'Floor plan'
  return tower ? 'Place in the building' : 'Plan of the lot'
}
