import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { WindowFailed } from '@/ui/lazy-module/part-failed'

export const ShareDialog = lazyPart(() => import('./share-dialog').then((module) => module.ShareDialog), {
  failed: (retry, { onClose }) => <WindowFailed {...retry} onClose={onClose} />,
})
