import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { t } from '@/words/words'

export const PapersPart = lazyPart(() => import('./papers-section').then((module) => module.PapersSection), {
  failed: (retry) => <PartFailed {...retry} title={t('The questions about papers could not be loaded')} />,
})
