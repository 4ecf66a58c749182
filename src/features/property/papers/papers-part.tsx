import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { t } from '@/words/words'

export const PapersPart = lazyPart(() => import('./papers-and-risk').then((module) => module.PapersAndRisk), {
  failed: (retry) => <PartFailed {...retry} title={t('The papers could not be loaded')} className="mt-8" />,
})
