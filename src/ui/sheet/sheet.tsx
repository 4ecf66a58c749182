import { clsx } from 'clsx'
import { Modal, type ModalProps } from '@/ui/dialog/modal'

type SheetProps = ModalProps & {
  /** Controlled; or omit it and pass a `trigger`. */
  open?: boolean
}

/** A modal panel at the bottom of a phone, at the right of a wider window. The browser's Back closes it. */
export function Sheet(modal: SheetProps) {
  return (
    <Modal
      {...modal}
      backCloses
      className={clsx(
        'inset-x-0 bottom-0 shadow-2 max-md:max-h-[92dvh] max-md:rounded-t-[20px] max-md:border-t',
        'max-md:data-[state=closed]:animate-sink max-md:data-[state=open]:animate-rise',
        'md:top-0 md:left-auto md:w-105 md:border-l md:data-[state=closed]:animate-to-right',
        'md:data-[state=open]:animate-from-right',
      )}
    />
  )
}
