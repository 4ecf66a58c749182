import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'

/** The floor plan of a home, below the first view: its code loads once the listing is there. */
export const PlanPart = lazyPart(() => import('./floor-plan-section').then((module) => module.FloorPlanSection), {
  failed: (retry) => <PartFailed {...retry} title="The floor plan could not be loaded" className="mt-8" />,
})
