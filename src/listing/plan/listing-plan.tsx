import type { ReactNode } from 'react'
import { plansOf, plansTitle } from '@/domain/floor-plan/plans'
import { numberedRooms } from '@/domain/floor-plan/room-pictures'
import type { Listing } from '@/domain/listing/listing'
import { PlanSketch } from './plan-sketch'

/** The drawings of a listing one below the other; `none` where nothing can be drawn. */
export function ListingPlan({ listing, none }: { listing: Listing; none: ReactNode }) {
  const plans = plansOf(listing)
  if (!plans) return none
  return (
    <div role="group" aria-label={plansTitle(plans)} className="grid max-w-72 gap-3">
      <PlanSketch {...{ listing, plans }} levels={numberedRooms(plans.home?.floors ?? [], [])} />
    </div>
  )
}
