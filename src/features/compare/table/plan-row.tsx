import { mayBeDrawn } from '@/domain/floor-plan/may-be-drawn'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { ControlFailed } from '@/ui/lazy-module/part-failed'
import type { Compared } from '../compared'
import { Dash } from './dash'
import { cellClass, labelClass, labelTextClass, rowClass } from './grid'

const LazyPlan = lazyPart(() => import('@/listing/plan/listing-plan').then((module) => module.ListingPlan), {
  waiting: <div className="aspect-square max-w-72" />,
  failed: (retry) => <ControlFailed {...retry} label="The plan could not be loaded. Try again" />,
})

/** Sketches from the facts of each listing; left out where none of them can be drawn. */
export function PlanRow({ compared }: { compared: readonly Compared[] }) {
  if (!compared.some(({ listing }) => listing && mayBeDrawn(listing))) return null
  return (
    <div role="row" className={`${rowClass} break-inside-avoid border-b border-line`}>
      <div role="rowheader" className={labelClass}>
        <span className={labelTextClass}>Plan</span>
      </div>
      {compared.map(({ entry, listing }) => (
        <div role="cell" key={entry.id} className={cellClass}>
          {listing && mayBeDrawn(listing) ? <LazyPlan listing={listing} none={<Dash />} /> : <Dash />}
        </div>
      ))}
    </div>
  )
}
