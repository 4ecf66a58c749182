import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'

export const PapersPart = lazyPart(() => import('./papers-section').then((module) => module.PapersSection), {
  failed: (retry) => <PartFailed {...retry} title="The questions about papers could not be loaded" />,
})
