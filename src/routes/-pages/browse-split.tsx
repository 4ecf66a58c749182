import { Columns2 } from 'lucide-react'
import { useSplitView } from '@/features/map/split/split-view'
import { Button } from '@/ui/button/button'
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

/** Shows the map beside the results, or the results alone; kept on this device. */
export function SplitSwitch() {
  const { value, set } = useSplitView()
  return (
    <Button
      variant="outline"
      aria-pressed={value}
      title="Shows the map beside the results"
      onClick={() => {
        void SplitMap.preload()
        set(!value)
      }}
      icon={<Columns2 aria-hidden size={17} />}
      className="max-lg:hidden aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-action-ink"
    >
      Split
    </Button>
  )
}
