import { PlanFigures } from '@/listing/plan-figures'
import type { Compared } from '../compared'
import { Dash } from './dash'
import { cellClass, labelClass, labelTextClass, rowClass } from './grid'

/** The floor plans of each listing; left out where none has one. */
export function PlanRow({ compared }: { compared: readonly Compared[] }) {
  const plansOf = ({ listing }: Compared) => listing?.floorPlans ?? []
  if (compared.every((each) => plansOf(each).length === 0)) return null
  return (
    <div role="row" className={`${rowClass} break-inside-avoid border-b border-line`}>
      <div role="rowheader" className={labelClass}>
        <span className={labelTextClass}>Plan</span>
      </div>
      {compared.map((each) => (
        <div role="cell" key={each.entry.id} className={cellClass}>
          {plansOf(each).length > 0 ? (
            <div className="grid max-w-72 gap-3">
              <PlanFigures plans={plansOf(each)} />
            </div>
          ) : (
            <Dash />
          )}
        </div>
      ))}
    </div>
  )
}
