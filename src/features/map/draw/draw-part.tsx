import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { WindowFailed } from '@/ui/lazy-module/part-failed'

/** The area on the map; its code loads when there is one, or when one is to be drawn. */
export const DrawPart = lazyPart(() => import('./draw-area').then((module) => module.default), {
  failed: (retry, { drawing, onCancel }) => (drawing ? <WindowFailed {...retry} onClose={onCancel} /> : null),
})
