import { lazyPart } from '@/ui/lazy-module/lazy-part'

export const MeantOffer = lazyPart(() => import('./meant-offer').then((module) => module.MeantOffer), {
  failed: () => null,
})
