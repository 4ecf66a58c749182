import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { ControlFailed } from '@/ui/lazy-module/part-failed'
import { t } from '@/words/words'

export const PlacesPart = lazyPart(() => import('./place-layer').then((module) => module.default), {
  failed: (retry) => (
    <ControlFailed
      {...retry}
      label={t('The places could not be loaded. Try again')}
      className="absolute right-3 bottom-24 z-[900]"
    />
  ),
})
