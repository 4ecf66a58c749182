import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { WindowFailed } from '@/ui/lazy-module/part-failed'

export const DrawPart = lazyPart(() => import('./draw-area').then((module) => module.default), {
  failed: (retry, { drawing, onCancel }) => (drawing ? <WindowFailed {...retry} onClose={onCancel} /> : null),
})
