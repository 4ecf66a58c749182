import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { WindowFailed } from '@/ui/lazy-module/part-failed'

/** 'Schedule Tour' (B 2.4): its code loads when it is first opened. */
export const TourPart = lazyPart(() => import('./tour-dialog').then((module) => module.TourDialog), {
  failed: (retry, { onOpenChange }) => <WindowFailed {...retry} onClose={() => onOpenChange(false)} />,
})
