import type { Retry } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'

/** In the frame of a small map whose code could not be loaded. */
export function MapFailed(retry: Retry) {
  return (
    <div className="absolute inset-0 overflow-y-auto bg-surface-sunken">
      <PartFailed {...retry} level={3} title="The map could not be loaded" className="py-4!" />
    </div>
  )
}
