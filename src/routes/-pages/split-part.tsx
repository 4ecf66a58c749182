import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { MapFailed } from './map-failed'

/** The map beside the results; its code loads when it is shown. */
export const SplitMap = lazyPart(() => import('@/features/map/split/split-map').then((module) => module.default), {
  waiting: <div className="h-full rounded-card bg-surface-sunken" />,
  failed: (retry) => (
    <div className="relative h-full overflow-hidden rounded-card">
      <MapFailed {...retry} />
    </div>
  ),
})
