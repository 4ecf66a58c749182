import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'

/** What can be drawn of a listing, below the first view: its code loads once the listing is there. */
export const PlanPart = lazyPart(() => import('./floor-plan-section').then((module) => module.FloorPlanSection), {
  failed: (retry) => <PartFailed {...retry} title="The plan could not be loaded" className="mt-8" />,
})
