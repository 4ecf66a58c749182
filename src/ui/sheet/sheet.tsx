import { clsx } from 'clsx'
import { Modal, type ModalProps } from '@/ui/dialog/modal'

type Side = 'bottom' | 'right' | 'left'

export type SheetProps = Omit<ModalProps, 'onOpenAutoFocus'> & {
  /** The edge it comes from: `bottom` on phones, `right` or `left` beside what it is about. */
  side?: Side
}

const SIDES: Record<Side, string> = {
  bottom:
    'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-[20px] border-t data-[state=open]:animate-rise ' +
    'data-[state=closed]:animate-sink',
  right:
    'inset-y-0 right-0 w-[min(420px,100vw)] border-l data-[state=open]:animate-from-right ' +
    'data-[state=closed]:animate-to-right',
  left:
    'inset-y-0 left-0 w-[min(360px,90vw)] border-r data-[state=open]:animate-from-left ' +
    'data-[state=closed]:animate-to-left',
}

/** A modal panel at an edge of the screen. The browser's Back closes it. */
export function Sheet({ side = 'bottom', ...modal }: SheetProps) {
  return <Modal {...modal} backCloses className={clsx('shadow-2', SIDES[side])} />
}
