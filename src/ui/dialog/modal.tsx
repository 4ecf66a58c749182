import { clsx } from 'clsx'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { DialogBody, DialogFoot, DialogHead, focusContent, keepForToasts, overlayClass } from './dialog-parts'
import { useReturnFocus } from './return-focus'
import { useBackCloses } from './use-back-closes'

export type ModalProps = {
  /** Heading and accessible name. */
  title: ReactNode
  /** Shows the title only to screen readers. */
  hideTitle?: boolean
  /** A sentence below the title; read out on opening. */
  description?: ReactNode
  /** Controlled; or omit both and pass a `trigger`. */
  open?: boolean
  /** Called for Escape, the cross, a press outside and the trigger. */
  onOpenChange?: (open: boolean) => void
  /** Uncontrolled: open at first. */
  defaultOpen?: boolean
  /** A button that opens it; one element. */
  trigger?: ReactNode
  /** Buttons at the bottom; they stay in view. */
  footer?: ReactNode
  /** Where the focus goes on opening; by default the panel, so its title is announced. */
  onOpenAutoFocus?: (event: Event) => void
  /** Scrolls where it is higher than the window. */
  children: ReactNode
}

type Props = ModalProps & {
  /** The browser's Back closes it, if `open` is controlled. */
  backCloses: boolean
  /** Position and animations of the panel. */
  className: string
}

export function Modal({
  title,
  hideTitle,
  description,
  open,
  onOpenChange,
  defaultOpen,
  trigger,
  footer,
  onOpenAutoFocus = focusContent,
  backCloses,
  className,
  children,
}: Props) {
  const { remember, giveBack } = useReturnFocus()
  useBackCloses(open === true && backCloses, () => onOpenChange?.(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} defaultOpen={defaultOpen}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            remember()
            onOpenAutoFocus(event)
          }}
          onCloseAutoFocus={giveBack}
          onPointerDownOutside={keepForToasts}
          onInteractOutside={keepForToasts}
          className={clsx(
            'fixed z-50 flex flex-col overflow-hidden bg-surface-raised text-ink outline-none',
            className,
          )}
        >
          <DialogHead {...{ title, hideTitle, description }} />
          <DialogBody>{children}</DialogBody>
          {footer ? <DialogFoot>{footer}</DialogFoot> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
