import type { Retry } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { useWords } from '@/words/use-words'

/** In the frame of a small map whose code could not be loaded. */
export function MapFailed(retry: Retry) {
  const t = useWords()
  return (
    <div className="absolute inset-0 overflow-y-auto bg-surface-sunken">
      <PartFailed {...retry} level={3} title={t('The map could not be loaded')} className="py-4!" />
    </div>
  )
}
